/** German texts of the page of favourites, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  favouritePage: {
    of: { sports: 'Sport', leagues: 'Ligen', odds: 'Wettarten', casino: 'Casino', slots: 'Slots' },
    empty: 'Du hast keine favorisierten Spiele',
    emptyHint: 'Tippe auf den Stern neben einem Spiel, dann erscheint es hier.',
    noLeagues: 'Du hast keine favorisierten Ligen',
    noLeaguesHint:
      'Tippe auf den Stern neben einer Liga, dann erscheint sie hier, solange sie Spiele hat.',
    noOdds: 'Du hast keine favorisierten Wettarten',
    noOddsHint:
      'Tippe auf der Seite eines Spiels auf den Stern neben einer Wettart, dann steht sie dort zuerst.',
  },
} satisfies TextsLike<typeof turkish, 'de'>
