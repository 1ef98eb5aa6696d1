/** Turkish texts of the lobbies, which load with their pages. */
const texts = {
  productPage: {
    none: '{{name}} henüz açılmadı',
    hint: 'Bu bölüm için bağlı bir oyun sağlayıcısı yok. Açıldığında burada bulacaksın.',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
