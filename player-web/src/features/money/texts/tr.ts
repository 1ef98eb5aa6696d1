/** Turkish texts of deposits and withdrawals that menus show before the pages load. */
const texts = { money: { deposit: 'Para yatır', withdraw: 'Para çek' } } as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
