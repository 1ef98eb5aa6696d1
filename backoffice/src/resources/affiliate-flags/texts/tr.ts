/** Texts of suspicions about referrals. */
const texts = {
  resources: {
    'affiliate-flags': {
      name: 'Ortaklık şüphesi |||| Ortaklık şüpheleri',
      fields: {
        flag: 'Şüphe',
        username: 'Oyuncu',
        affiliateName: 'Ortak',
        state: 'Durum',
        reason: 'Gerekçe',
        createdAt: 'Bulunma',
        acts: 'Karar',
      },
    },
  },
  affiliateFlags: {
    clear: 'Yersiz',
    clearTitle: 'Şüphe yersiz mi?',
    clearEffect: 'Bekletilen kazanç, kendi günlerinin anlaşmasıyla sonraki hesap özetine girer.',
    confirm: 'Onayla',
    confirmTitle: 'Şüphe doğru mu?',
    confirmEffect: 'Bu oyuncu için şimdiye kadar ödenen her şey sonraki özette geri alınır.',
  },
  values: {
    referralFlag: {
      sameDevice: 'Aynı cihaz',
      sameAddress: 'Aynı internet adresi',
      samePaymentAccount: 'Aynı ödeme hesabı',
      sameIdentity: 'Aynı kişi',
      otherCurrency: 'Başka para birimi',
      noOwnMoney: 'Kendi parasıyla oynamıyor',
    },
    flagState: { open: 'Karar bekliyor', cleared: 'Yersiz', confirmed: 'Onaylandı' },
  },
}

export default texts
