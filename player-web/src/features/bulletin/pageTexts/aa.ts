/** Arabic texts of the bulletin; they load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  bulletin: {
    sport: 'الرياضة',
    day: 'اليوم',
    count: 'عدد المباريات',
    print: 'طباعة',
    made: 'الأسعار بتاريخ {{at}}',
    note: 'يُعتمد السعر الساري عند قبول القسيمة.',
    code: 'الرمز',
    least: 'الأدنى',
    empty: 'لا مباريات في هذا اليوم',
    error: 'تعذر تحميل النشرة',
  },
} satisfies TextsLike<typeof turkish, 'aa'>
