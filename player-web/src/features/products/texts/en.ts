/** English names of the lobbies, as menus show them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  products: {
    slots: 'Slots',
    liveCasino: 'Live casino',
    bingo: 'Bingo',
    tvGames: 'TV games',
    virtualGames: 'Virtual games',
    racing: 'Racing',
    virtualLeague: 'Virtual league',
    virtualSports: 'Virtual sports',
    lotto: 'Lotto',
    betGames: 'BetGames',
    mintGaming: 'Mint Gaming',
  },
} satisfies TextsLike<typeof turkish, 'en'>
