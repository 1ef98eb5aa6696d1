/** Turkish texts of a player's own protection that the menu shows before its page loads. */
const texts = { protectionPage: { title: 'Oyun güvenliği' } } as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
