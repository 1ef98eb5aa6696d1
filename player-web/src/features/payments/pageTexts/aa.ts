/** Arabic texts of own payments, which load with the pages that show them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  payments: {
    title: 'الإيداع والسحب',
    withdrawal: 'سحب',
    course: 'مراحل العملية',
    expected: 'متوقّع',
    reason: 'السبب: {{reason}}',
    reference: 'رقم العملية',
    fee: 'الرسوم',
    open: 'افتح صفحة الدفع',
    cancel: 'إلغاء العملية',
    cancelTitle: 'هل تريد إلغاء العملية؟',
    cancelKeep: 'تراجع',
    cancelQuestion: 'ستُلغى العملية بمبلغ {{amount}}. ويعود المبلغ المحجوز كاملًا إلى رصيدك.',
    unknown: 'لا توجد لديك عملية بهذا الرقم',
    error: 'تعذّر تحميل عملياتك',
    empty: 'لا توجد لديك عمليات بعد',
    emptyHint: 'تظهر هنا عمليات الإيداع والسحب بكل مراحلها.',
    state: {
      created: 'أُنشئت',
      sent: 'أُرسلت إلى مزوّد الدفع',
      waiting: 'قيد المراجعة',
      approved: 'تمت الموافقة',
      paid: 'اكتملت',
      refused: 'مرفوضة',
      failed: 'فشلت',
      cancelled: 'ملغاة',
      expired: 'انتهت مهلتها',
      returned: 'أُعيد المبلغ',
    },
  },
} satisfies TextsLike<typeof turkish, 'aa'>
