/** Italian names of the lobbies, as menus show them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  products: {
    slots: 'Slot',
    liveCasino: 'Casinò live',
    bingo: 'Bingo',
    tvGames: 'Giochi TV',
    virtualGames: 'Giochi virtuali',
    racing: 'Corse',
    virtualLeague: 'Campionato virtuale',
    virtualSports: 'Sport virtuali',
    lotto: 'Lotto',
    betGames: 'BetGames',
    mintGaming: 'Mint Gaming',
  },
} satisfies TextsLike<typeof turkish, 'it'>
