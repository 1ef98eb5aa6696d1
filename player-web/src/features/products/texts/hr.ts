/** Croatian names of the lobbies, as menus show them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  products: {
    slots: 'Slotovi',
    liveCasino: 'Casino uživo',
    bingo: 'Bingo',
    tvGames: 'TV igre',
    virtualGames: 'Virtualne igre',
    racing: 'Utrke',
    virtualLeague: 'Virtualna liga',
    virtualSports: 'Virtualni sportovi',
    lotto: 'Loto',
    betGames: 'BetGames',
    mintGaming: 'Mint Gaming',
  },
} satisfies TextsLike<typeof turkish, 'hr'>
