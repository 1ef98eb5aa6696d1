/** Texts of tickets of draws. */
const texts = {
  resources: {
    'draw-tickets': {
      name: 'Çekiliş bileti |||| Çekiliş biletleri',
      fields: {
        code: 'Bilet',
        gameCode: 'Oyun',
        drawNumber: 'Çekiliş',
        drawId: 'Çekiliş',
        carriedFrom: 'Aktarıldığı çekiliş',
        username: 'Kullanıcı',
        userId: 'Kullanıcı',
        state: 'Durum',
        bets: 'Oynananlar',
        currency: 'Para birimi',
        stakeMinor: 'Bahis',
        maxWinMinor: 'En yüksek kazanç',
        winMinor: 'Ödenen',
        boughtAt: 'Alındı',
        settledAt: 'Sonuçlandı',
        collectedAt: 'Gişede ödendi',
      },
    },
  },
  drawTickets: { search: 'Bilet kodu veya kullanıcı' },
  values: {
    raceKind: {
      win: 'Ganyan',
      place: 'Plase',
      forecast: 'Sıralı ikili',
      eachWay: 'Ganyan + plase',
    },
  },
}

export default texts
