/** Albanian texts of the home page's blocks, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  home: {
    featured: 'Ndeshje të zgjedhura',
    soon: 'Fillojnë së shpejti',
    allMatches: 'Të gjitha ndeshjet',
    inMinutes_one: '{{count}} min',
    inMinutes_other: '{{count}} min',
    picked: 'Më të luajturat',
    coupons_one: '{{count}} bast',
    coupons_other: '{{count}} baste',
    winners: 'Fituesit',
    winnerList: { latest: 'Fitimet e fundit', top: 'Më të lartat e javës' },
    selections_one: 'Njëshe',
    selections_other: '{{count}} zgjedhje',
  },
} satisfies TextsLike<typeof turkish, 'sq'>
