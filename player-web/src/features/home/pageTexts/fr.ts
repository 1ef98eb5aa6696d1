/** French texts of the home page's blocks, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  home: {
    featured: 'Matchs à la une',
    soon: 'Bientôt',
    allMatches: 'Tous les matchs',
    inMinutes_one: '{{count}} min',
    inMinutes_many: '{{count}} min',
    inMinutes_other: '{{count}} min',
    picked: 'Les plus joués',
    coupons_one: '{{count}} pari',
    coupons_many: '{{count}} de paris',
    coupons_other: '{{count}} paris',
    winners: 'Gagnants',
    winnerList: { latest: 'Derniers gains', top: 'Les plus gros de la semaine' },
    selections_one: 'Simple',
    selections_many: '{{count}} de sélections',
    selections_other: '{{count}} sélections',
  },
} satisfies TextsLike<typeof turkish, 'fr'>
