/** English texts of the home page's blocks, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  home: {
    featured: 'Featured matches',
    soon: 'Starting soon',
    allMatches: 'All matches',
    inMinutes_one: '{{count}} min',
    inMinutes_other: '{{count}} min',
    picked: 'Most picked',
    coupons_one: '{{count}} coupon',
    coupons_other: '{{count}} coupons',
    winners: 'Winners',
    winnerList: { latest: 'Latest wins', top: 'Highest of the week' },
    selections_one: 'Single',
    selections_other: '{{count}} selections',
  },
} satisfies TextsLike<typeof turkish, 'en'>
