/** Turkish texts of selling a coupon. */

const texts = {
  sell: {
    title: 'Kuponu sat',
    lead: 'Maçlar ne getirirse getirsin parayı şimdi al.',
    for: '{{amount}} karşılığında sat',
    open: 'Teklif al',
    asking: 'Teklif isteniyor',
    selling: 'Satılıyor',
    offer: '{{amount}} ödüyoruz',
    offerHint: 'Teklif birkaç saniye geçerli, sonra yenisi gelir.',
    changed: 'Yeni teklif; önceki {{before}} idi.',
    confirm: 'Şimdi sat · {{amount}}',
    keep: 'Kuponu tut',
    sold: '{{amount}} karşılığında satıldı',
    unanswered: 'Yanıt gelmedi; kuponun satılıp satılmadığını bilmiyoruz.',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
