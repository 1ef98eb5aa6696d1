/** Turkish names of the pages of draws. */
const texts = {
  draws: {
    tickets: 'Çekiliş biletlerim',
    draw: 'Çekiliş',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
