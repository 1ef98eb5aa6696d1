/** Greek names of the lobbies, as menus show them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  products: {
    slots: 'Φρουτάκια',
    liveCasino: 'Live καζίνο',
    bingo: 'Bingo',
    tvGames: 'Παιχνίδια TV',
    virtualGames: 'Εικονικά παιχνίδια',
    racing: 'Κούρσες',
    virtualLeague: 'Εικονικό πρωτάθλημα',
    virtualSports: 'Εικονικά αθλήματα',
    lotto: 'Λόττο',
    betGames: 'BetGames',
    mintGaming: 'Mint Gaming',
  },
} satisfies TextsLike<typeof turkish, 'el'>
