/** Russian texts of notifications. */
import type { TextsLike } from '../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  news: {
    creditSent: 'Вы получили кредит {{amount}}.',
    creditTaken: 'С вашего баланса списан кредит {{amount}}.',
    couponRefused: 'Ставка не принята; сумма возвращена на баланс.',
    noticeWritten: 'У вас новое уведомление.',
    couponWon: 'Одна из ваших ставок выиграла.',
    couponLost: 'Одна из ваших ставок проиграла.',
    couponCancelled: 'Одна из ваших ставок отменена; сумма возвращена на баланс.',
    drawTicketWon: 'Ваш билет тиража выиграл {{amount}}.',
  },
} satisfies TextsLike<typeof turkish, 'ru'>
