/** Croatian texts of the home page's blocks, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  home: {
    featured: 'Istaknute utakmice',
    soon: 'Uskoro počinju',
    allMatches: 'Sve utakmice',
    inMinutes_one: '{{count}} min',
    inMinutes_few: '{{count}} min',
    inMinutes_other: '{{count}} min',
    picked: 'Najigranije',
    coupons_one: '{{count}} oklada',
    coupons_few: '{{count}} oklade',
    coupons_other: '{{count}} oklada',
    winners: 'Dobitnici',
    winnerList: { latest: 'Posljednji dobici', top: 'Najveći u tjednu' },
    selections_one: '{{count}} par',
    selections_few: '{{count}} para',
    selections_other: '{{count}} parova',
  },
} satisfies TextsLike<typeof turkish, 'hr'>
