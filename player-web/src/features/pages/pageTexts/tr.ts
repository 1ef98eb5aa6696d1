/** Turkish texts of the pages that staff write, which load with these pages. */
const texts = {
  pages: {
    missing: 'Bu sayfa yok',
    missingHint: 'Sayfa kaldırılmış ya da adres yanlış olabilir.',
    failed: 'Sayfa yüklenemedi',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
