/** Turkish texts of results. */

const texts = {
  results: {
    title: 'Sonuçlar',
    sports: 'Spor dalı',
    days: 'Gün',
    day: { today: 'Bugün', yesterday: 'Dün' },
    date: 'Başka bir gün',
    empty: 'Bu gün için sonuç yok',
    emptyHint: 'Başka bir gün ya da spor dalı seç.',
    error: 'Sonuçlar yüklenemedi',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
