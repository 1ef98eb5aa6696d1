/** Turkish titles of the pages of registration. */
const texts = { registerPage: { title: 'Üye ol', activation: 'Üyelik onayı' } } as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
