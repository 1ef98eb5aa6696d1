/** German texts of the page of favourites, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  favouritePage: {
    of: { sports: 'Sport', casino: 'Casino', slots: 'Slots' },
    empty: 'Du hast keine favorisierten Spiele',
    emptyHint: 'Tippe auf den Stern neben einem Spiel, dann erscheint es hier.',
    noGames: 'Du hast keine favorisierten Casino-Spiele',
    noGamesHint: 'Spiele mit Stern erscheinen hier, sobald es Spiele gibt.',
  },
} satisfies TextsLike<typeof turkish, 'de'>
