/** Turkish texts of the choice of a theme. */

const texts = {
  appearance: { theme: 'Tema' },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
