/** Arabic texts of selling a coupon. */
import type { TextsLike } from '../../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sell: {
    title: 'بيع هذا الرهان',
    lead: 'خذ أموالك الآن مهما كانت نتائج المباريات.',
    for: 'بيع مقابل {{amount}}',
    open: 'اطلب عرضًا',
    asking: 'جارٍ طلب العرض',
    selling: 'جارٍ البيع',
    offer: 'ندفع {{amount}}',
    offerHint: 'العرض صالح لبضع ثوانٍ ثم يليه عرض جديد.',
    changed: 'عرض جديد؛ كان العرض السابق {{before}}.',
    confirm: 'بيع الآن مقابل {{amount}}',
    sold: 'بيع مقابل {{amount}}',
    unanswered: 'لم يصل رد، لذلك لا نعلم إن كان الرهان قد بيع.',
  },
} satisfies TextsLike<typeof turkish, 'aa'>
