/** Turkish texts of the printed coupon. */

const texts = {
  print: {
    title: 'Kupon',
    print: 'Yazdır',
    keep: 'Sitenin kurallarına göre sonuçlanır. Bu kuponu sakla.',
    printedAt: 'Yazdırıldı: {{at}}',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
