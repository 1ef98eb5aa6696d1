/** Turkish texts of the desk that its page does not bring along (words.ts). */
const texts = { desk: { title: 'Gişe' } } as const
export default texts

type Own = typeof texts
declare module '../../i18n/texts.ts' {
  interface Shape extends Own {}
}
