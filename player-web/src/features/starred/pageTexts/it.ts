/** Italian texts of the page of favourites, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  favouritePage: {
    of: {
      sports: 'Sport',
      leagues: 'Campionati',
      odds: 'Tipi di scommessa',
      casino: 'Giochi da casinò',
      slots: 'Slot',
    },
    empty: 'Non hai partite preferite',
    emptyHint: 'Tocca la stella accanto a una partita e apparirà qui.',
    noLeagues: 'Non hai campionati preferiti',
    noLeaguesHint: 'Tocca la stella accanto a un campionato e apparirà qui finché ha partite.',
    noOdds: 'Non hai tipi di scommessa preferiti',
    noOddsHint:
      'Tocca la stella accanto a un tipo di scommessa nella pagina di una partita: lì verrà per primo.',
  },
} satisfies TextsLike<typeof turkish, 'it'>
