/** Turkish texts of affiliates, which load with the pages. */
const texts = {
  affiliatePage: {
    none: 'Ortaklık programı henüz açılmadı',
    hint: 'Bağlantıların, bannerların ve kazançların program açıldığında burada olacak.',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
