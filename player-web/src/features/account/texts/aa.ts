/** Arabic texts of transactions. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transactions: {
    title: 'المعاملات',
    date: 'التاريخ',
    type: 'النوع',
    amount: 'المبلغ',
    balance: 'الرصيد',
    income: 'وارد',
    expense: 'صادر',
    empty: 'لا توجد معاملات في هذه الفترة',
    emptyHint: 'تظهر هنا الرهانات والعوائد والأرصدة.',
    error: 'تعذر تحميل المعاملات',
    days: 'الفترة',
    lastDays_zero: 'آخر {{count}} يوم',
    lastDays_one: 'آخر يوم',
    lastDays_two: 'آخر يومين',
    lastDays_few: 'آخر {{count}} أيام',
    lastDays_many: 'آخر {{count}} يومًا',
    lastDays_other: 'آخر {{count}} يوم',
    everything: 'الكل',
    kind: {
      stake: 'رهان جديد',
      accept: 'قبول رهان مباشر',
      win: 'رهان رابح',
      refund: 'رهان معاد',
      resettle: 'تصحيح نتيجة',
      bonus: 'مكافأة',
      sell: 'رهان مباع',
      creditSent: 'رصيد مستلم',
      creditTaken: 'رصيد مسحوب',
      debtPaid: 'سداد دين',
      cardsMade: 'إصدار بطاقات',
      cardRedeemed: 'استخدام بطاقة',
      cardsVoided: 'إلغاء بطاقات',
      cardsExpired: 'بطاقات منتهية',
      commissionPaid: 'عمولة مدفوعة',
      terminalDeposit: 'إيداع نقدي',
    },
  },
} satisfies TextsLike<typeof turkish, 'aa'>
