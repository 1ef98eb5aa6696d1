/** Arabic texts of promotions, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  promotions: {
    none: 'لا توجد عروض حاليًا',
    noneHint: 'تظهر العروض الجديدة هنا.',
    until: 'حتى {{day}}',
    all: 'كل العروض',
    over: 'انتهى هذا العرض',
    overHint: 'اطّلع على العروض الجارية الآن.',
    failed: 'تعذّر تحميل العروض',
  },
} satisfies TextsLike<typeof turkish, 'aa'>
