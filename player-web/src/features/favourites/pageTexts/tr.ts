/** Turkish texts of the page of favourites, which load with it. */

const texts = {
  favouritePage: {
    of: { sports: 'Spor', casino: 'Casino', slots: 'Slot' },
    empty: 'Favori maçın yok',
    emptyHint: 'Bir maçın yanındaki yıldıza dokun; maç burada görünür.',
    noGames: 'Favori oyunun yok',
    noGamesHint: 'Oyunlar açıldığında yıldız verdiklerin burada görünür.',
  },
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
