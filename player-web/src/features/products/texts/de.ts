/** German names of the lobbies, as menus show them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  products: {
    slots: 'Slots',
    liveCasino: 'Live-Casino',
    bingo: 'Bingo',
    tvGames: 'TV-Spiele',
    virtualGames: 'Virtuelle Spiele',
    racing: 'Rennen',
    virtualLeague: 'Virtuelle Liga',
    virtualSports: 'Virtueller Sport',
    lotto: 'Lotto',
    betGames: 'BetGames',
    mintGaming: 'Mint Gaming',
  },
} satisfies TextsLike<typeof turkish, 'de'>
