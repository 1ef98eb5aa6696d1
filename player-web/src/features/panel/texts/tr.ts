/** Turkish titles of the account panel. */
const texts = { panelPage: { title: 'Hesabım', profile: 'Kişisel bilgiler' } } as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
