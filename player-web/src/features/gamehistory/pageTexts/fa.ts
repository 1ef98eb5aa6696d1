/** Persian texts of the page of own game rounds, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  gameHistory: {
    error: 'سابقهٔ بازی‌ها بارگیری نشد',
    empty: 'هنوز بازی نکرده‌اید',
    emptyHint: 'دورهای اسلات، کازینو و بینگوی شما اینجا می‌آیند.',
    stake: 'شرط',
    win: 'برد',
    state: { open: 'در جریان', interrupted: 'نیمه‌کاره', closed: 'تمام‌شده' },
    finish: 'تمام کردن دور',
    check: 'بررسی دور',
    secret: 'پس از عوض کردن سیدها در بازی می‌توان بررسی کرد.',
  },
} satisfies TextsLike<typeof turkish, 'fa'>
