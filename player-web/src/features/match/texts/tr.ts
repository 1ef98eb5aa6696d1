/** Turkish texts of the page of a match. */

const texts = {
  match: {
    back: 'Maç listesine dön',
    tabs: 'Market grupları',
    all: 'Tümü',
    group: {
      main: 'Ana marketler',
      totals: 'Alt/Üst',
      handicap: 'Handikap',
      halves: 'Yarılar',
      periods: 'Periyotlar',
      score: 'Skor',
      combos: 'Kombinasyonlar',
      corners: 'Kornerler',
      cards: 'Kartlar',
      players: 'Oyuncular',
      other: 'Diğer',
    },
    search: 'Market ara',
    suspended: 'Askıda',
    noMarkets: 'Aramana uygun market yok',
    markets_one: '{{count}} market',
    markets_other: '{{count}} market',
    gone: 'Bu maç artık oynanamıyor',
    goneHint: 'Maç başlamış ya da bültenden çıkmış olabilir.',
    error: 'Maç yüklenemedi',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
