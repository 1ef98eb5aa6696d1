/** Arabic texts of the transfer request, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transfer: {
    methods: 'طريقة الدفع',
    noMethods: 'لا توجد طريقة دفع متاحة بعد.',
    method: 'الطريقة',
    min: 'الأدنى',
    max: 'الأقصى',
    details: 'التفاصيل',
    amount: 'المبلغ',
    bank: 'البنك',
    noBanks: 'تظهر البنوك مع الطريقة.',
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    send: 'إرسال الطلب',
    info: 'الحدود والملاحظات',
    infoHint: 'تظهر هنا حدود الطريقة التي تختارها وملاحظاتها.',
    history: 'طلباتك السابقة',
    noHistory: 'ليس لديك طلبات بعد.',
  },
} satisfies TextsLike<typeof turkish, 'aa'>
