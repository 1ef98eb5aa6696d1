/** Arabic names of the lobbies, as menus show them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  products: {
    slots: 'سلوتس',
    liveCasino: 'كازينو مباشر',
    bingo: 'بنغو',
    tvGames: 'ألعاب TV',
    virtualGames: 'ألعاب افتراضية',
    racing: 'السباقات',
    virtualLeague: 'دوري افتراضي',
    virtualSports: 'رياضات افتراضية',
    lotto: 'لوتو',
    betGames: 'BetGames',
    mintGaming: 'Mint Gaming',
  },
} satisfies TextsLike<typeof turkish, 'aa'>
