/** Arabic texts of race cards, and of the strip of races that come next. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  races: {
    next: 'السباقات القادمة',
    card: 'بطاقة السباق',
    inMinutes: 'بعد {{minutes}} دقيقة',
    toOff: 'حتى الانطلاق',
    offAt: 'الانطلاق في {{time}}',
    isOff: 'انطلق السباق',
    finished: 'ترتيب الوصول',
    notRun: 'لم يُحتسب السباق. تُعاد المبالغ.',
    handicap: 'سباق تكافؤ',
    runners: 'المشاركون: {{total}}',
    winOnly: 'فوز فقط',
    number: 'رقم',
    runner: 'المشارك',
    draw: 'موقع الانطلاق',
    grid: 'مركز الانطلاق',
    trap: 'البوابة',
    form: 'آخر السباقات',
    weight: 'الوزن',
    kg: '{{kg}} كغ',
    age: 'العمر',
    people: 'الفارس والمدرب',
    byNumber: 'حسب الرقم',
    byPrice: 'حسب الاحتمالات',
    byFinish: 'حسب الوصول',
    coupled: 'من الإسطبل نفسه: {{numbers}}',
    takes: 'تفقد الرهانات السابقة {{percent}}% من ربحها',
    returns: 'تُعاد المبالغ على هذا المشارك',
    position: 'المركز',
    odds: 'الاحتمالات',
    closed: 'مغلق',
    cardError: 'تعذّر تحميل بطاقة السباق',
    status: {
      nonRunner: 'لا يشارك',
      withdrawn: 'منسحب',
      disqualified: 'مستبعد',
      reserve: 'احتياطي',
    },
    outcome: {
      unplaced: 'بلا مركز',
      didNotFinish: 'لم يُكمل',
    },
  },
} satisfies TextsLike<typeof turkish, 'aa'>
