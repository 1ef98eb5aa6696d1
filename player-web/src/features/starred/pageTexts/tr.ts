/** Turkish texts of the page of favourites, which load with it. */

const texts = {
  favouritePage: {
    of: {
      sports: 'Spor',
      leagues: 'Ligler',
      odds: 'Bahis türleri',
      casino: 'Casino',
      slots: 'Slot',
    },
    empty: 'Favori maçın yok',
    emptyHint: 'Bir maçın yanındaki yıldıza dokun; maç burada görünür.',
    noLeagues: 'Favori ligin yok',
    noLeaguesHint: 'Bir ligin yanındaki yıldıza dokun; maçı olduğu sürece burada görünür.',
    noOdds: 'Favori bahis türün yok',
    noOddsHint:
      'Maç sayfasında bir bahis türünün yanındaki yıldıza dokun; orada ilk sırada görünür.',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
