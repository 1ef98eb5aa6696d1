/** Kurdish Sorani names of the lobbies, as menus show them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  products: {
    slots: 'سڵۆت',
    liveCasino: 'کازینۆی ڕاستەوخۆ',
    bingo: 'بینگۆ',
    tvGames: 'یارییەکانی TV',
    virtualGames: 'یاریی ڤێرچواڵ',
    racing: 'پێشبڕکێ',
    virtualLeague: 'خولی ڤێرچواڵ',
    virtualSports: 'وەرزشی ڤێرچواڵ',
    lotto: 'لۆتۆ',
    betGames: 'BetGames',
    mintGaming: 'Mint Gaming',
  },
} satisfies TextsLike<typeof turkish, 'iq'>
