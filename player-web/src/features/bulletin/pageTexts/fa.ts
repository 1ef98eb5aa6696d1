/** Persian texts of the bulletin; they load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  bulletin: {
    sport: 'ورزش',
    day: 'روز',
    count: 'تعداد مسابقه‌ها',
    print: 'چاپ',
    made: 'ضریب‌ها در {{at}}',
    note: 'ضریب لحظهٔ پذیرش کوپن ملاک است.',
    code: 'کد',
    least: 'کمینه',
    empty: 'برای این روز مسابقه‌ای نیست',
    error: 'بولتن بارگذاری نشد',
  },
} satisfies TextsLike<typeof turkish, 'fa'>
