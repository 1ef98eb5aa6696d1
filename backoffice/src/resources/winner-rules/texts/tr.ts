/** Texts of the rules for the lists of winners. */
const texts = {
  resources: {
    'winner-rules': {
      name: 'Kazanan kuralı |||| Kazanan kuralları',
      create: 'Yeni kural',
      fields: {
        username: 'Kural',
        kind: 'Tür',
        userId: 'Oyuncu',
        currency: 'Para birimi',
        smallestWinMinor: 'En küçük kazanç',
        createdAt: 'Eklenme',
      },
    },
  },
  winnerRules: {
    title: 'Kazanan kuralı',
    hidden: '%{name} gösterilmez',
    smallest: '%{currency} için en küçük kazanç',
    hint: 'Kural, ana sayfadaki kazananlar listelerinde hemen geçerli olur.',
    kind: { player: 'Bir oyuncuyu gösterme', currency: 'En küçük kazancı belirle' },
  },
  values: {
    auditAction: {
      'winnerRule.create': 'Kazanan kuralı eklendi',
      'winnerRule.update': 'Kazanan kuralı değişti',
      'winnerRule.delete': 'Kazanan kuralı silindi',
    },
    subject: { winnerRule: 'Kazanan kuralı' },
  },
}

export default texts
