/** Persian texts of notifications. */
import type { TextsLike } from '../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  news: {
    creditSent: '{{amount}} اعتبار دریافت کردید.',
    creditTaken: '{{amount}} اعتبار از موجودی شما کسر شد.',
    couponRefused: 'شرط شما پذیرفته نشد؛ مبلغ شرط به موجودی شما برگشت.',
    noticeWritten: 'یک اعلان جدید دارید.',
    couponWon: 'یکی از شرط‌های شما برنده شد.',
    couponLost: 'یکی از شرط‌های شما بازنده شد.',
    couponCancelled: 'یکی از شرط‌های شما لغو شد؛ مبلغ شرط به موجودی شما برگشت.',
    drawTicketWon: 'بلیت قرعه‌کشی شما {{amount}} برد.',
  },
} satisfies TextsLike<typeof turkish, 'fa'>
