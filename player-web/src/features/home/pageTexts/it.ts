/** Italian texts of the home page's blocks, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  home: {
    featured: 'Partite in evidenza',
    soon: 'Stanno per iniziare',
    allMatches: 'Tutte le partite',
    inMinutes_one: '{{count}} min',
    inMinutes_many: '{{count}} min',
    inMinutes_other: '{{count}} min',
    picked: 'Le più giocate',
    coupons_one: '{{count}} scommessa',
    coupons_many: '{{count}} di scommesse',
    coupons_other: '{{count}} scommesse',
    winners: 'Vincitori',
    winnerList: { latest: 'Ultime vincite', top: 'Le più alte della settimana' },
    selections_one: 'Singola',
    selections_many: '{{count}} di selezioni',
    selections_other: '{{count}} selezioni',
  },
} satisfies TextsLike<typeof turkish, 'it'>
