/** Spanish texts of the page of favourites, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  favouritePage: {
    of: {
      sports: 'Deportes',
      leagues: 'Ligas',
      odds: 'Mercados',
      casino: 'Casino en línea',
      slots: 'Tragaperras',
    },
    empty: 'No tienes partidos favoritos',
    emptyHint: 'Toca la estrella junto a un partido y aparecerá aquí.',
    noLeagues: 'No tienes ligas favoritas',
    noLeaguesHint: 'Toca la estrella junto a una liga y aparecerá aquí mientras tenga partidos.',
    noOdds: 'No tienes mercados favoritos',
    noOddsHint:
      'Toca la estrella junto a un mercado en la página de un partido y allí saldrá primero.',
  },
} satisfies TextsLike<typeof turkish, 'es'>
