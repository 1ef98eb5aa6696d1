/** Turkish title of the page of sessions. */
const texts = { sessionsPage: { title: 'Açık oturumlarım' } } as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
