/** Turkish title of the page of jackpots. */
const texts = { jackpotsPage: { title: 'Jackpot kazananları' } } as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
