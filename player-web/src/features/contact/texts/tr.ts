/** Turkish title of the page of the contact form. */
const texts = { contactPage: { title: 'İletişim' } } as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
