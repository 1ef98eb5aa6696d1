/** Serbian texts of the home page's blocks, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  home: {
    featured: 'Истакнути мечеви',
    soon: 'Ускоро почињу',
    allMatches: 'Сви мечеви',
    inMinutes_one: '{{count}} мин',
    inMinutes_few: '{{count}} мин',
    inMinutes_other: '{{count}} мин',
    picked: 'Најигранији',
    coupons_one: '{{count}} опклада',
    coupons_few: '{{count}} опкладе',
    coupons_other: '{{count}} опклада',
    winners: 'Добитници',
    winnerList: { latest: 'Последњи добици', top: 'Највећи у недељи' },
    selections_one: '{{count}} пар',
    selections_few: '{{count}} пара',
    selections_other: '{{count}} парова',
  },
} satisfies TextsLike<typeof turkish, 'sr'>
