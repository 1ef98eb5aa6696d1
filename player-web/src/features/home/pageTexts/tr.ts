/** Turkish texts of the home page's blocks, which load with them. */

const texts = {
  home: {
    featured: 'Öne çıkan maçlar',
    soon: 'Birazdan başlayacaklar',
    allMatches: 'Tüm maçlar',
    inMinutes_one: '{{count}} dk',
    inMinutes_other: '{{count}} dk',
    picked: 'En çok oynananlar',
    coupons_one: '{{count}} kupon',
    coupons_other: '{{count}} kupon',
    winners: 'Kazananlar',
    winnerList: { latest: 'Son kazananlar', top: 'Haftanın en yüksekleri' },
    selections_one: 'Tek maç',
    selections_other: '{{count}} maç',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
