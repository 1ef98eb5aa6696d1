/** Turkish texts of the bulletin; they load with its page. */
const texts = {
  bulletin: {
    sport: 'Spor',
    day: 'Gün',
    count: 'Maç sayısı',
    print: 'Yazdır',
    made: 'Oranlar: {{at}}',
    note: 'Kupon kabul edilirken geçerli olan oran sayılır.',
    code: 'Kod',
    least: 'MBS',
    empty: 'Bu gün için maç yok',
    error: 'Bülten yüklenemedi',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
