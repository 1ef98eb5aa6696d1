/** Turkish texts of selling a coupon. */

const texts = {
  sell: {
    title: 'Kuponu sat',
    lead: 'Maçlar nasıl biterse bitsin, paranı şimdi al.',
    for: '{{amount}} karşılığında sat',
    open: 'Teklif al',
    asking: 'Teklif isteniyor',
    selling: 'Satılıyor',
    offer: '{{amount}} ödüyoruz',
    offerHint: 'Teklif birkaç saniye geçerlidir, sonra yenisi gelir.',
    changed: 'Yeni teklif geldi; önceki teklif: {{before}}.',
    confirm: 'Şimdi sat · {{amount}}',
    sold: '{{amount}} karşılığında satıldı',
    unanswered: 'Yanıt alınamadı; kuponun satılıp satılmadığı belli değil.',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
