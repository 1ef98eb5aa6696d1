/** Turkish titles of the pages about a player's own data. */
const texts = { privacyPages: { own: 'Verilerim', closed: 'Hesap kapandı' } } as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
