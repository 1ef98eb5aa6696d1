/** Dutch names of the lobbies, as menus show them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  products: {
    slots: 'Slots',
    liveCasino: 'Live casino',
    bingo: 'Bingo',
    tvGames: 'Tv-spellen',
    virtualGames: 'Virtuele spellen',
    racing: 'Races',
    virtualLeague: 'Virtuele competitie',
    virtualSports: 'Virtuele sporten',
    lotto: 'Lotto',
    betGames: 'BetGames',
    mintGaming: 'Mint Gaming',
  },
} satisfies TextsLike<typeof turkish, 'nl'>
