/** Arabic texts of the home page's blocks, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  home: {
    featured: 'مباريات مميزة',
    soon: 'تبدأ قريبًا',
    allMatches: 'كل المباريات',
    inMinutes_zero: '{{count}} د',
    inMinutes_one: '{{count}} د',
    inMinutes_two: '{{count}} د',
    inMinutes_few: '{{count}} د',
    inMinutes_many: '{{count}} د',
    inMinutes_other: '{{count}} د',
    picked: 'الأكثر اختيارًا',
    coupons_zero: '{{count}} رهان',
    coupons_one: 'رهان واحد',
    coupons_two: 'رهانان',
    coupons_few: '{{count}} رهانات',
    coupons_many: '{{count}} رهانًا',
    coupons_other: '{{count}} رهان',
    winners: 'الرابحون',
    winnerList: { latest: 'آخر الأرباح', top: 'أعلى أرباح الأسبوع' },
    selections_zero: '{{count}} اختيار',
    selections_one: 'مفرد',
    selections_two: 'اختياران',
    selections_few: '{{count}} اختيارات',
    selections_many: '{{count}} اختيارًا',
    selections_other: '{{count}} اختيار',
  },
} satisfies TextsLike<typeof turkish, 'aa'>
