/** Turkish texts of the page of own game rounds, which load with the page. */

const texts = {
  gameHistory: {
    error: 'Oyun geçmişi yüklenemedi',
    empty: 'Henüz oyun oynamadın',
    emptyHint: 'Slot, casino ve bingo turların burada listelenir.',
    stake: 'Bahis',
    win: 'Kazanç',
    state: { open: 'Oynanıyor', interrupted: 'Yarım kaldı', closed: 'Bitti' },
    finish: 'Turu tamamla',
    check: 'Turu doğrula',
    secret: 'Oyunda tohumları değiştirdiğinde doğrulanabilir.',
  },
} as const

export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
