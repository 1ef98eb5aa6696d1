/** Dutch texts of the home page's blocks, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  home: {
    featured: 'Uitgelichte wedstrijden',
    soon: 'Begint binnenkort',
    allMatches: 'Alle wedstrijden',
    inMinutes_one: '{{count}} min',
    inMinutes_other: '{{count}} min',
    picked: 'Meest gekozen',
    coupons_one: '{{count}} weddenschap',
    coupons_other: '{{count}} weddenschappen',
    winners: 'Winnaars',
    winnerList: { latest: 'Laatste winsten', top: 'Hoogste van de week' },
    selections_one: 'Enkel',
    selections_other: '{{count}} selecties',
  },
} satisfies TextsLike<typeof turkish, 'nl'>
