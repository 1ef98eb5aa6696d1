/** Persian texts of results. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  results: {
    title: 'نتایج',
    sports: 'ورزش',
    days: 'روز',
    day: { today: 'امروز', yesterday: 'دیروز' },
    date: 'روز دیگر',
    empty: 'نتیجه‌ای در این روز نیست',
    emptyHint: 'روز یا ورزش دیگری انتخاب کنید.',
    error: 'نتایج بارگذاری نشد',
  },
} satisfies TextsLike<typeof turkish, 'fa'>
