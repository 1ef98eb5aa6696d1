/** Croatian texts of the page of favourites, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  favouritePage: {
    of: {
      sports: 'Sportovi',
      leagues: 'Lige',
      odds: 'Vrste oklada',
      casino: 'Kasino',
      slots: 'Slotovi',
    },
    empty: 'Nemate praćenih utakmica',
    emptyHint: 'Dodirnite zvjezdicu pokraj utakmice i ona će se pojaviti ovdje.',
    noLeagues: 'Nemate praćenih liga',
    noLeaguesHint: 'Dodirnite zvjezdicu pokraj lige i ona će se pojaviti ovdje dok ima utakmica.',
    noOdds: 'Nemate praćenih vrsta oklada',
    noOddsHint:
      'Dodirnite zvjezdicu pokraj vrste oklade na stranici utakmice i ona će ondje biti prva.',
  },
} satisfies TextsLike<typeof turkish, 'hr'>
