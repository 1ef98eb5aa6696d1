/** French names of the lobbies, as menus show them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  products: {
    slots: 'Machines à sous',
    liveCasino: 'Casino live',
    bingo: 'Bingo',
    tvGames: 'Jeux TV',
    virtualGames: 'Jeux virtuels',
    racing: 'Courses',
    virtualLeague: 'Ligue virtuelle',
    virtualSports: 'Sports virtuels',
    lotto: 'Loto',
    betGames: 'BetGames',
    mintGaming: 'Mint Gaming',
  },
} satisfies TextsLike<typeof turkish, 'fr'>
