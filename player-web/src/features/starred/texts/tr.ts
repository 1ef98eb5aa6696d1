/** Turkish texts of favourites that the menus show. */

const texts = {
  favourites: { title: 'Favoriler' },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
