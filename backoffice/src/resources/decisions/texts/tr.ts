/** Texts of decisions that wait for a second officer. */
const texts = {
  resources: {
    decisions: {
      name: 'İkinci onay |||| İkinci onaylar',
      fields: {
        id: 'No',
        askedAt: 'Talep zamanı',
        askedByName: 'Talep eden',
        askedById: 'Talep eden',
        kind: 'Talep',
        amounts: 'Tutar',
        reason: 'Gerekçe',
        state: 'Durum',
        answer: 'Karar',
        couponCode: 'Kupon',
        home: 'Ev sahibi',
        away: 'Deplasman',
        decidedByName: 'Karar veren',
        decidedAt: 'Karar zamanı',
        decidedReason: 'Ret gerekçesi',
      },
    },
  },
  decisions: {
    needed: 'Tutar eşiği aşıyor: onayladığınızda ikinci bir yetkilinin onayını bekler.',
    asked: 'İkinci bir yetkilinin onayı bekleniyor. Para henüz hareket etmedi.',
    own: 'Başka bir yetkilinin onayı gerekiyor',
    approve: 'Onayla',
    approveTitle: 'Talep onaylansın mı?',
    approveContent: 'İşlem hemen yapılır ve para hareket eder.',
    approved: 'Onaylandı ve yapıldı',
    refuse: 'Reddet',
    refuseTitle: 'Talep reddedilsin mi?',
    refused: 'Reddedildi',
  },
}

export default texts
