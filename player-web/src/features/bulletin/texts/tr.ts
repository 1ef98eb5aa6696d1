/** Turkish texts of the bulletin that menus show before its page loads. */
const texts = {
  bulletinPage: { title: 'Bülten' },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
