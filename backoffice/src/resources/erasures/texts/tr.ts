/** Texts of erasures of personal data. */
const texts = {
  resources: {
    erasures: {
      name: 'Veri silme |||| Veri silmeler',
      fields: {
        username: 'Oyuncu',
        state: 'Durum',
        askedAt: 'İstendi',
        dueAt: 'Silinecek',
        askedByName: 'Kaydeden',
        reason: 'İsteğin nedeni',
        decidedByName: 'Karar veren',
        decidedReason: 'Karar',
      },
    },
  },
  erasures: {
    refusal: 'Reddet',
    hastening: 'Şimdi sil',
    until: '%{date} tarihine kadar',
    soon: 'Birkaç dakika içinde',
    skipped: '%{date} tarihinden beri silinmiyor: %{why}',
  },
  values: {
    erasureState: { waiting: 'Bekliyor', refused: 'Reddedildi', erased: 'Silindi' },
    erasureObstacle: {
      accountOpen: 'hesap yeniden açıldı',
      balance: 'hesapta para var',
      coupons: 'açık kuponlar var',
      drawTickets: 'açık çekiliş biletleri var',
      payments: 'açık ödemeler var',
      bonuses: 'süren bonuslar var',
      rounds: 'bitmemiş oyunlar var',
    },
  },
}

export default texts
