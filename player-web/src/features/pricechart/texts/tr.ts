/** Turkish texts of the history of a price. */
const texts = {
  priceChart: {
    show: 'Oran geçmişi: {{name}}',
    course: '{{name}}: oran {{from}} → {{to}}',
    none: 'Henüz oran geçmişi yok',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
