/** Arabic texts of deposits and withdrawals, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  moneyPage: {
    acts: 'الإيداع والسحب',
    noDeposit: 'لا توجد طريقة إيداع بعد',
    noWithdrawal: 'لا توجد طريقة سحب بعد',
    hint: 'رصيدك {{balance}}. يمكن لوكيلك إرسال رصيد إليك وسحبه، ويمكنك استخدام بطاقة.',
    error: 'تعذّر تحميل طرق الدفع',
    category: 'الفئة',
    min: 'الأدنى',
    max: 'الأقصى',
    noFee: 'بدون رسوم',
    afterFee: 'الرسوم {{fee}} والمتبقي {{amount}}',
    copy: 'نسخ: {{label}}',
    copied: 'تم النسخ',
    back: 'العودة إلى الطرق',
    openLink: 'افتح الصفحة',
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    amount: 'المبلغ',
    amounts: 'مبالغ سريعة',
    optional: '{{field}} (اختياري)',
    choose: 'اختر',
    bank: 'البنك',
    banks: 'البنوك',
    account: 'الحساب الذي تدفع إليه',
    otherBanks: 'جرّب بنوكًا أخرى.',
    backToBanks: 'العودة إلى البنوك',
    otherAmount: 'اختر مبلغًا آخر',
    banksError: 'تعذّر تحميل البنوك',
    passwordHint: 'لأمان أموالك، أدخل كلمة المرور مرة أخرى للسحب.',
    withdrawable: 'القابل للسحب',
    received: 'استلمنا طلبك.',
    strangeAddress: 'عنوان صفحة الدفع غير مسموح به في هذا الموقع، ولم تُفتح الصفحة.',
  },
} satisfies TextsLike<typeof turkish, 'aa'>
