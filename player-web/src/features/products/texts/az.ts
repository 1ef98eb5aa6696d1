/** Azerbaijani names of the lobbies, as menus show them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  products: {
    slots: 'Slotlar',
    liveCasino: 'Canlı kazino',
    bingo: 'Bingo',
    tvGames: 'TV oyunları',
    virtualGames: 'Virtual oyunlar',
    racing: 'Yarışlar',
    virtualLeague: 'Virtual liqa',
    virtualSports: 'Virtual idman',
    lotto: 'Loto',
    betGames: 'BetGames',
    mintGaming: 'Mint Gaming',
  },
} satisfies TextsLike<typeof turkish, 'az'>
