/** Turkish texts of the frames of games and payments, which load with them. */
const texts = {
  frame: {
    fullScreen: 'Tam ekran',
    failed: 'Şu anda açılamıyor',
    late: 'Yanıt gelmedi. Biraz sonra tekrar dene.',
    refused: 'Bu adrese bu sitede izin verilmiyor.',
    reference: 'Destek için numara: {{reference}}',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
