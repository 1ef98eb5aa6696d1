/** Refusals of a coupon that waits or was placed, and of paper. */
export const COUPON_ERRORS = {
  /** live coupons: the score changed while it waited @params score then, score now @status in `rejection` */
  liveScoreChanged: 422,
  /** live coupons: a red card while it waited @status in `rejection` */
  liveRedCard: 422,
  /** live coupons: not decided in time, as after a restart @status in `rejection` */
  acceptanceExpired: 422,
  /** coupons that wait for a trader: refused @status in `rejection` */
  approvalRefused: 422,
  /** coupons that wait for a trader: nobody answered in time @status in `rejection` */
  approvalExpired: 422,
  /** coupons that wait for a trader: refused, with a lower stake that may be placed @params most @status in `rejection` */
  stakeOffered: 422,
  // a coupon after it was placed
  /** the coupon has had its end, or changed meanwhile */
  updatedError: 409,
  /** too late to cancel @params minutes */
  cancelPeriodOver: 422,
  /** a coupon with a live selection stays */
  liveCouponNotCancellable: 422,
  /** it put money into a jackpot that has fallen since */
  fedFallenJackpot: 422,
  /** this player's coupons are not cancelled */
  cancelCouponPermission: 422,
  /** an open match of the coupon has begun */
  sellCombineStartError: 422,
  /** this player's coupons are not bought back */
  sellCouponPermission: 422,
  /** an open selection is suspended */
  sellCouponWarningSuspended: 422,
  /** the coupon can no longer win */
  sellCouponWarningLost: 422,
  /** it is being accepted or settled */
  sellCouponWarningPending: 422,
  /** the offer is over, or none of ours */
  sellOfferExpired: 422,
  /** the offer would be lower now */
  sellOfferChanged: 422,
  // paper
  /** the signed code of a paper that nobody here has signed */
  ticketForged: 422,
  /** the coupon has no such paper in its state */
  printNotPossible: 422,
  /** no print of this page was asked for, or the page has been given out */
  printNotWaiting: 409,
  /** a print page whose part of the platform is not built yet @params page */
  printSubjectMissing: 404,
  /** a coupon was printed too often @params most */
  tooManyPrints: 422,
} as const
