/** Turkish texts of affiliates that menus show before the pages load. */
const texts = { affiliate: { title: 'Ortaklık', banners: 'Ortaklık bannerları' } } as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
