/** Turkish texts of the pages of bonuses that menus show. */
const texts = {
  bonusesPage: {
    title: 'Bonuslar',
    own: 'Bonuslarım',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
