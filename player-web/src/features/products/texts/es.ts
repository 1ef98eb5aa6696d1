/** Spanish names of the lobbies, as menus show them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  products: {
    slots: 'Slots',
    liveCasino: 'Casino en vivo',
    bingo: 'Bingo',
    tvGames: 'Juegos de TV',
    virtualGames: 'Juegos virtuales',
    racing: 'Carreras',
    virtualLeague: 'Liga virtual',
    virtualSports: 'Deportes virtuales',
    lotto: 'Loto',
    betGames: 'BetGames',
    mintGaming: 'Mint Gaming',
  },
} satisfies TextsLike<typeof turkish, 'es'>
