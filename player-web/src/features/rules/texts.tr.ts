/** Turkish texts of the betting rules. */

const texts = { rules: { title: 'Bahis kuralları' } } as const
export default texts

type Own = typeof texts
declare module '../../i18n/texts.ts' {
  interface Shape extends Own {}
}
