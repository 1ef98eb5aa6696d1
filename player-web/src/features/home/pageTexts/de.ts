/** German texts of the home page's blocks, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  home: {
    featured: 'Top-Spiele',
    soon: 'Beginnt in Kürze',
    allMatches: 'Alle Spiele',
    inMinutes_one: '{{count}} Min.',
    inMinutes_other: '{{count}} Min.',
    picked: 'Am meisten getippt',
    coupons_one: '{{count}} Wette',
    coupons_other: '{{count}} Wetten',
    winners: 'Gewinner',
    winnerList: { latest: 'Letzte Gewinne', top: 'Höchste der Woche' },
    selections_one: 'Einzel',
    selections_other: '{{count}} Tipps',
  },
} satisfies TextsLike<typeof turkish, 'de'>
