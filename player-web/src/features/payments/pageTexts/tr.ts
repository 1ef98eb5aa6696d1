/** Turkish texts of own payments, which load with the pages that show them. */
const texts = {
  payments: {
    title: 'Yatırma ve çekme',
    withdrawal: 'Para çekme',
    course: 'İşlemin adımları',
    expected: 'Bekleniyor',
    reason: 'Neden: {{reason}}',
    reference: 'İşlem numarası',
    fee: 'Komisyon',
    open: 'Ödeme sayfasını aç',
    cancel: 'İptal et',
    cancelTitle: 'İşlem iptal edilsin mi?',
    cancelKeep: 'Vazgeç',
    cancelQuestion:
      '{{amount}} tutarındaki işlem iptal edilecek. Bloke edilen para eksiksiz bakiyene döner.',
    unknown: 'Bu numarayla bir işlemin yok',
    error: 'İşlemlerin yüklenemedi',
    empty: 'Henüz bir işlemin yok',
    emptyHint: 'Para yatırma ve çekme işlemlerin, adımlarıyla burada görünür.',
    state: {
      created: 'Oluşturuldu',
      sent: 'Ödeme kuruluşuna iletildi',
      waiting: 'İnceleniyor',
      approved: 'Onaylandı',
      paid: 'Tamamlandı',
      refused: 'Reddedildi',
      failed: 'Başarısız',
      cancelled: 'İptal edildi',
      expired: 'Süresi doldu',
      returned: 'İade edildi',
    },
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
