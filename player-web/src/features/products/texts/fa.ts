/** Persian names of the lobbies, as menus show them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  products: {
    slots: 'اسلات',
    liveCasino: 'کازینو زنده',
    bingo: 'بینگو',
    tvGames: 'بازی‌های TV',
    virtualGames: 'بازی‌های مجازی',
    racing: 'مسابقات سرعت',
    virtualLeague: 'لیگ مجازی',
    virtualSports: 'ورزش‌های مجازی',
    lotto: 'لوتو',
    betGames: 'BetGames',
    mintGaming: 'Mint Gaming',
  },
} satisfies TextsLike<typeof turkish, 'fa'>
