/** Turkish texts of batches of promo codes. */
const texts = {
  resources: {
    'promo-batches': {
      name: 'Promosyon kodları |||| Promosyon kodları',
      create: 'Kod üret',
      fields: {
        label: 'Ad',
        bonusTitles: 'Bonus',
        bonusId: 'Bonus',
        count: 'Adet',
        usedCount: 'Kullanılan',
        expiresAt: 'Son kullanma',
        codesTakenAt: 'Kodlar verildi',
        voidedAt: 'Geçersiz kılındı',
        makerName: 'Üreten',
        createdAt: 'Üretim',
      },
    },
  },
  promoBatches: {
    search: 'Ad',
    bonusHint: 'Türü “Promosyon kodu” olan bonuslar',
    labelHint: 'Kampanyanın adı; oyuncular görmez',
    expiryHint: 'Boş bırakılırsa süresi dolmaz',
    takeTitle: '“%{label}” kodları alınsın mı?',
    takeContent: 'Kodlar yalnızca bir kez gösterilir; sonra kimse okuyamaz.',
    codesTitle: '“%{label}” kodları',
    void: 'Kalan kodları geçersiz kıl',
    voidTitle: '“%{label}” içindeki kullanılmamış kodlar geçersiz olsun mu?',
    voidContent: 'Kullanılmış kodların bonusları sürer.',
  },
}

export default texts
