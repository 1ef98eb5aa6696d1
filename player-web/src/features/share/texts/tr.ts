/** Turkish title of the page of a shared coupon. */
const texts = { sharedPage: { title: 'Paylaşılan kupon' } } as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
