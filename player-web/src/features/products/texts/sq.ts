/** Albanian names of the lobbies, as menus show them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  products: {
    slots: 'Slote',
    liveCasino: 'Kazino live',
    bingo: 'Bingo',
    tvGames: 'Lojëra TV',
    virtualGames: 'Lojëra virtuale',
    racing: 'Gara',
    virtualLeague: 'Liga virtuale',
    virtualSports: 'Sporte virtuale',
    lotto: 'Loto',
    betGames: 'BetGames',
    mintGaming: 'Mint Gaming',
  },
} satisfies TextsLike<typeof turkish, 'sq'>
