/** Kurdish Sorani texts of the home page's blocks, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  home: {
    featured: 'یارییە هەڵبژێردراوەکان',
    soon: 'بەم زووانە دەست پێدەکەن',
    allMatches: 'هەموو یارییەکان',
    inMinutes_one: '{{count}} خولەک',
    inMinutes_other: '{{count}} خولەک',
    picked: 'زۆرترین هەڵبژێردراو',
    coupons_one: '{{count}} گرەو',
    coupons_other: '{{count}} گرەو',
    winners: 'براوەکان',
    winnerList: { latest: 'دوایین بردنەوەکان', top: 'بەرزترینی هەفتە' },
    selections_one: 'تاک',
    selections_other: '{{count}} هەڵبژاردە',
  },
} satisfies TextsLike<typeof turkish, 'iq'>
