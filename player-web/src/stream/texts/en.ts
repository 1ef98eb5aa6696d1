/** English texts of notifications. */
import type { TextsLike } from '../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  news: {
    creditSent: 'You have received {{amount}} of credit.',
    creditTaken: '{{amount}} of credit was taken from your balance.',
    couponRefused: 'Your bet was not accepted; the stake is back in your balance.',
    noticeWritten: 'You have a new notification.',
    couponWon: 'One of your bets has won.',
    couponLost: 'One of your bets has lost.',
    couponCancelled: 'One of your bets was cancelled; the stake is back in your balance.',
    drawTicketWon: 'Your draw ticket won {{amount}}.',
  },
} satisfies TextsLike<typeof turkish, 'en'>
