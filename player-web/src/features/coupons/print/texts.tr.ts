/** Turkish texts of the printed coupon. */

const texts = {
  print: {
    keep: 'Kupon, sitenin kurallarına göre sonuçlanır. Bu çıktıyı sakla.',
    printedAt: 'Yazdırıldı: {{at}}',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
