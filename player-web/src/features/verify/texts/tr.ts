/** Turkish title of the page on which rounds are checked. */
const texts = { verifyPage: { title: 'Turu doğrula' } } as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
