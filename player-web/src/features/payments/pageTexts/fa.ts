/** Persian texts of own payments, which load with the pages that show them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  payments: {
    title: 'واریزها و برداشت‌ها',
    withdrawal: 'برداشت',
    course: 'مراحل پرداخت',
    expected: 'در انتظار',
    reason: 'دلیل: {{reason}}',
    reference: 'شماره پیگیری',
    fee: 'کارمزد',
    open: 'باز کردن صفحه پرداخت',
    cancel: 'لغو پرداخت',
    cancelTitle: 'این پرداخت لغو شود؟',
    cancelKeep: 'نگه‌داشتن',
    cancelQuestion: 'پرداخت {{amount}} لغو می‌شود. پول مسدودشده کامل به موجودی شما برمی‌گردد.',
    unknown: 'پرداختی با این شماره ندارید',
    error: 'پرداخت‌های شما بارگذاری نشد',
    empty: 'هنوز پرداختی ندارید',
    emptyHint: 'واریزها و برداشت‌های شما با همه مراحل اینجا می‌آید.',
    state: {
      created: 'ثبت شد',
      sent: 'به سرویس پرداخت فرستاده شد',
      waiting: 'در حال بررسی',
      approved: 'تأیید شد',
      paid: 'انجام شد',
      refused: 'رد شد',
      failed: 'ناموفق',
      cancelled: 'لغو شد',
      expired: 'مهلت تمام شد',
      returned: 'برگشت خورد',
    },
  },
} satisfies TextsLike<typeof turkish, 'fa'>
