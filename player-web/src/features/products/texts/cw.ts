/** Chinese names of the lobbies, as menus show them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  products: {
    slots: '老虎机',
    liveCasino: '真人娱乐场',
    bingo: '宾果',
    tvGames: '电视游戏',
    virtualGames: '虚拟游戏',
    racing: '竞速',
    virtualLeague: '虚拟联赛',
    virtualSports: '虚拟体育',
    lotto: '乐透',
    betGames: 'BetGames',
    mintGaming: 'Mint Gaming',
  },
} satisfies TextsLike<typeof turkish, 'cw'>
