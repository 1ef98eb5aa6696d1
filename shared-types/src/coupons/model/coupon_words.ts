/** Words and codes of a coupon (rules 4.1, 5.1). */

/** The tab of the slip that a coupon is placed from. */
export const SLIP_KINDS = ['single', 'combined', 'system'] as const
export type SlipKind = (typeof SLIP_KINDS)[number]

export const COUPON_TYPES = ['single', 'combined', 'multiple', 'system'] as const
export type CouponType = (typeof COUPON_TYPES)[number]

/**
 * The types by which a list of coupons is filtered: `live` are coupons of any type with a selection in play (rules
 * 5.1).
 */
export const COUPON_LIST_TYPES = [...COUPON_TYPES, 'live'] as const
export type CouponListType = (typeof COUPON_LIST_TYPES)[number]

/** A coupon has no selection in play, only selections in play, or both kinds. */
export const COUPON_PRODUCTS = ['prematch', 'live', 'mixed'] as const
export type CouponProduct = (typeof COUPON_PRODUCTS)[number]

/** Status codes at the API edge (rules 5.1). */
export const COUPON_STATUS = { waiting: 0, won: 1, lost: -1, cancelled: -2, sold: 2 } as const
export type CouponStatus = (typeof COUPON_STATUS)[keyof typeof COUPON_STATUS]

/** States of a coupon inside the platform; `settled` comes with a revision. */
export const COUPON_STATES = [
  'pendingAcceptance',
  'accepted',
  'rejected',
  'cancelled',
  'sold',
  'settled',
] as const
export type CouponState = (typeof COUPON_STATES)[number]

/** The player's choice for prices that moved: refuse and ask, accept better prices only, accept any price. */
export const ODDS_CHANGE_CHOICES = ['ask', 'better', 'any'] as const
export type OddsChangeChoice = (typeof ODDS_CHANGE_CHOICES)[number]
