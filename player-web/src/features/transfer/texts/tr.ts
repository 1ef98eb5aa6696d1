/** Turkish name of the page of the transfer request. */
const texts = {
  transferPage: { title: 'Transfer talebi' },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
