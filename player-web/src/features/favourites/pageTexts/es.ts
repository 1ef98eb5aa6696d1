/** Spanish texts of the page of favourites, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  favouritePage: {
    of: { sports: 'Deportes', casino: 'Casino en línea', slots: 'Tragaperras' },
    empty: 'No tienes partidos favoritos',
    emptyHint: 'Toca la estrella junto a un partido y aparecerá aquí.',
    noGames: 'No tienes juegos favoritos',
    noGamesHint: 'Los juegos que marques aparecerán aquí cuando haya juegos.',
  },
} satisfies TextsLike<typeof turkish, 'es'>
