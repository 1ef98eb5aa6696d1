/** Persian texts of the home page's blocks, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  home: {
    featured: 'مسابقات برگزیده',
    soon: 'به‌زودی آغاز می‌شود',
    allMatches: 'همه مسابقات',
    inMinutes_one: '{{count}} دقیقه',
    inMinutes_other: '{{count}} دقیقه',
    picked: 'پرانتخاب‌ترین‌ها',
    coupons_one: '{{count}} شرط',
    coupons_other: '{{count}} شرط',
    winners: 'برندگان',
    winnerList: { latest: 'آخرین بردها', top: 'بالاترین‌های هفته' },
    selections_one: 'تکی',
    selections_other: '{{count}} انتخاب',
  },
} satisfies TextsLike<typeof turkish, 'fa'>
