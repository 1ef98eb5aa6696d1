/** Persian texts of transactions. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transactions: {
    title: 'تراکنش‌ها',
    date: 'تاریخ',
    type: 'نوع',
    amount: 'مبلغ',
    balance: 'موجودی',
    income: 'ورودی',
    expense: 'خروجی',
    empty: 'در این بازه تراکنشی نیست',
    emptyHint: 'شرط‌ها، پرداخت‌ها و اعتبارها اینجا دیده می‌شوند.',
    error: 'تراکنش‌ها بارگذاری نشد',
    days: 'بازه',
    lastDays_one: '{{count}} روز گذشته',
    lastDays_other: '{{count}} روز گذشته',
    everything: 'همه',
    kind: {
      stake: 'ثبت شرط',
      accept: 'پذیرش شرط زنده',
      win: 'شرط برنده',
      refund: 'برگشت شرط',
      resettle: 'اصلاح نتیجه',
      bonus: 'بونوس',
      sell: 'فروش شرط',
      creditSent: 'دریافت اعتبار',
      creditTaken: 'کسر اعتبار',
      debtPaid: 'پرداخت بدهی',
      cardsMade: 'صدور کارت',
      cardRedeemed: 'استفاده از کارت',
      cardsVoided: 'ابطال کارت‌ها',
      cardsExpired: 'انقضای کارت‌ها',
      commissionPaid: 'پرداخت کمیسیون',
      terminalDeposit: 'واریز نقدی',
    },
  },
} satisfies TextsLike<typeof turkish, 'fa'>
