/** Turkish title of the page of own game rounds. */

const texts = { gameHistoryPage: { title: 'Oyun geçmişi' } } as const

export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
