/** French texts of the page of favourites, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  favouritePage: {
    of: { sports: 'Sport', casino: 'Jeux de casino', slots: 'Machines à sous' },
    empty: 'Vous n’avez aucun match favori',
    emptyHint: 'Touchez l’étoile à côté d’un match et il apparaîtra ici.',
    noGames: 'Vous n’avez aucun jeu favori',
    noGamesHint: 'Les jeux que vous marquez apparaîtront ici dès qu’il y aura des jeux.',
  },
} satisfies TextsLike<typeof turkish, 'fr'>
