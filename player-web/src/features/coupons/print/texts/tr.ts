/** Turkish texts of printing a coupon. */

const texts = {
  print: {
    ask: { coupon: 'Yazdır', win: 'Makbuz yazdır', cancel: 'Makbuz yazdır' },
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
