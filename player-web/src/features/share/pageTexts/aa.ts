/** Arabic texts of shared coupons, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  shared: {
    lead: 'شارك أحدهم هذا الرهان معك. أضف اختياراته إلى قسيمتك بالاحتمالات الحالية.',
    then: 'سابقًا',
    now: 'الآن',
    closed: 'مغلق',
    add_zero: 'أضف {{count}} اختيار إلى القسيمة',
    add_one: 'أضف اختيارًا واحدًا إلى القسيمة',
    add_two: 'أضف اختيارين إلى القسيمة',
    add_few: 'أضف {{count}} اختيارات إلى القسيمة',
    add_many: 'أضف {{count}} اختيارًا إلى القسيمة',
    add_other: 'أضف {{count}} اختيار إلى القسيمة',
    replaces_zero: 'سيُستبدل ما في قسيمتك: {{count}} اختيار.',
    replaces_one: 'سيُستبدل ما في قسيمتك: اختيار واحد.',
    replaces_two: 'سيُستبدل ما في قسيمتك: اختياران.',
    replaces_few: 'سيُستبدل ما في قسيمتك: {{count}} اختيارات.',
    replaces_many: 'سيُستبدل ما في قسيمتك: {{count}} اختيارًا.',
    replaces_other: 'سيُستبدل ما في قسيمتك: {{count}} اختيار.',
    leftOut_zero: 'اختيارات لم تعد متاحة ولن تضاف: {{count}}.',
    leftOut_one: 'اختيارات لم تعد متاحة ولن تضاف: {{count}}.',
    leftOut_two: 'اختيارات لم تعد متاحة ولن تضاف: {{count}}.',
    leftOut_few: 'اختيارات لم تعد متاحة ولن تضاف: {{count}}.',
    leftOut_many: 'اختيارات لم تعد متاحة ولن تضاف: {{count}}.',
    leftOut_other: 'اختيارات لم تعد متاحة ولن تضاف: {{count}}.',
    allClosed: 'لم يعد أي من هذه الاختيارات متاحًا.',
    added: 'الاختيارات في قسيمتك.',
    missing: 'هذا الرابط لا يؤدي إلى رهان',
    missingHint: 'تحقق من الرابط أو اطلب رابطًا جديدًا.',
    total: 'إجمالي الاحتمالات الآن',
  },
} satisfies TextsLike<typeof turkish, 'aa'>
