/** Arabic texts of results. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  results: {
    title: 'النتائج',
    sports: 'الرياضة',
    days: 'اليوم',
    day: { today: 'اليوم', yesterday: 'أمس' },
    date: 'يوم آخر',
    empty: 'لا نتائج في هذا اليوم',
    emptyHint: 'اختر يومًا آخر أو رياضة أخرى.',
    error: 'تعذر تحميل النتائج',
  },
} satisfies TextsLike<typeof turkish, 'aa'>
