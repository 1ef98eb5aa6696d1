/** French texts of the page of favourites, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  favouritePage: {
    of: {
      sports: 'Sport',
      leagues: 'Championnats',
      odds: 'Types de paris',
      casino: 'Jeux de casino',
      slots: 'Machines à sous',
    },
    empty: 'Vous n’avez aucun match favori',
    emptyHint: 'Touchez l’étoile à côté d’un match et il apparaîtra ici.',
    noLeagues: 'Vous n’avez aucun championnat favori',
    noLeaguesHint:
      'Touchez l’étoile à côté d’un championnat et il apparaîtra ici tant qu’il a des matchs.',
    noOdds: 'Vous n’avez aucun type de pari favori',
    noOddsHint:
      'Touchez l’étoile à côté d’un type de pari sur la page d’un match et il y passera en premier.',
  },
} satisfies TextsLike<typeof turkish, 'fr'>
