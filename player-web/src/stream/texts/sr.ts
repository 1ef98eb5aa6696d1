/** Serbian texts of notifications. */
import type { TextsLike } from '../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  news: {
    creditSent: 'Примили сте {{amount}} кредита.',
    creditTaken: '{{amount}} кредита одузето је са вашег стања.',
    couponRefused: 'Ваша опклада није прихваћена; улог је враћен на ваше стање.',
    noticeWritten: 'Имате ново обавештење.',
    couponWon: 'Једна ваша опклада је добитна.',
    couponLost: 'Једна ваша опклада је губитна.',
    couponCancelled: 'Једна ваша опклада је отказана; улог је враћен на ваше стање.',
    drawTicketWon: 'Ваш тикет извлачења је добио {{amount}}.',
  },
} satisfies TextsLike<typeof turkish, 'sr'>
