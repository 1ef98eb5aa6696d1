/** English texts of notifications. */
import type { TextsLike } from '../i18n/texts.ts'
import type turkish from './texts.tr.ts'

export default {
  news: {
    creditSent: 'You were sent {{amount}}.',
    creditTaken: '{{amount}} was taken from your balance.',
    couponRefused: 'Your live coupon was not accepted; the stake is back.',
    couponWon: 'A coupon of yours has won.',
    couponLost: 'A coupon of yours has lost.',
    couponCancelled: 'A coupon of yours was cancelled; the stake is back.',
    close: 'Close',
  },
} satisfies TextsLike<typeof turkish, 'en'>
