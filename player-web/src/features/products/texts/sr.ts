/** Serbian names of the lobbies, as menus show them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  products: {
    slots: 'Слотови',
    liveCasino: 'Казино уживо',
    bingo: 'Bingo',
    tvGames: 'ТВ игре',
    virtualGames: 'Виртуелне игре',
    racing: 'Трке',
    virtualLeague: 'Виртуелна лига',
    virtualSports: 'Виртуелни спортови',
    lotto: 'Лото',
    betGames: 'BetGames',
    mintGaming: 'Mint Gaming',
  },
} satisfies TextsLike<typeof turkish, 'sr'>
