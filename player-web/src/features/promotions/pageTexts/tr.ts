/** Turkish texts of promotions, which load with their pages. */
const texts = {
  promotions: {
    none: 'Şu an promosyon yok',
    noneHint: 'Yeni promosyonlar burada yayımlanır.',
    until: 'Son gün: {{day}}',
    all: 'Tüm promosyonlar',
    over: 'Bu promosyon sona erdi',
    overHint: 'Güncel promosyonlara göz at.',
    failed: 'Promosyonlar yüklenemedi',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
