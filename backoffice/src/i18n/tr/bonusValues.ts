/** Words of bonuses that files of lists have, too. */
export const bonusValues = {
  bonusCategory: {
    deposit: 'İlk yatırma',
    reload: 'Sonraki yatırma',
    freeBet: 'Ücretsiz bahis',
    cashback: 'Nakit iade',
    lossReturn: 'Kayıp bonusu',
    promoCode: 'Promosyon kodu',
    registration: 'Kayıt',
    manual: 'Elle verilen',
  },
  bonusRequestStatus: { 0: 'Bekliyor', 1: 'Onaylandı', 2: 'İptal' },
  grantState: {
    running: 'Sürüyor',
    met: 'Tamamlandı',
    forfeited: 'Vazgeçildi',
    expired: 'Süresi doldu',
    lost: 'Kaybedildi',
    cancelled: 'İptal edildi',
  },
  grantLogKind: {
    granted: 'Verildi',
    counted: 'Sayıldı',
    uncounted: 'Sayımdan düşüldü',
    converted: 'Nakde döndü',
    forfeited: 'Vazgeçildi',
    expired: 'Süresi doldu',
    lost: 'Kaybedildi',
    cancelled: 'İptal edildi',
    tokenUsed: 'Ücretsiz bahis kullanıldı',
    tokenBack: 'Ücretsiz bahis geri verildi',
  },
}
