/** Turkish texts of banners, which load with them. */
const texts = {
  banners: {
    title: 'Öne çıkanlar',
    slides: 'slayt gösterisi',
    before: 'Önceki',
    next: 'Sonraki',
    pause: 'Durdur',
    play: 'Oynat',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
