/** Portuguese names of the lobbies, as menus show them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  products: {
    slots: 'Slots',
    liveCasino: 'Casino ao vivo',
    bingo: 'Bingo',
    tvGames: 'Jogos TV',
    virtualGames: 'Jogos virtuais',
    racing: 'Corridas',
    virtualLeague: 'Liga virtual',
    virtualSports: 'Desportos virtuais',
    lotto: 'Loto',
    betGames: 'BetGames',
    mintGaming: 'Mint Gaming',
  },
} satisfies TextsLike<typeof turkish, 'pt'>
