/** English texts of notifications. */
export const news = {
  news: {
    creditSent: 'You were sent {{amount}}.',
    creditTaken: '{{amount}} was taken from your balance.',
    couponRefused: 'Your live coupon was not accepted; the stake is back.',
    couponWon: 'A coupon of yours has won.',
    couponLost: 'A coupon of yours has lost.',
    couponCancelled: 'A coupon of yours was cancelled; the stake is back.',
    close: 'Close',
  },
}
