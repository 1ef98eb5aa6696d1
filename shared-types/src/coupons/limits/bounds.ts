/** Bounds of a coupon. Where a site may change a bound, the value here is its default. */

export const MAX_SELECTIONS = 20
export const MAX_MULTI_LINES = 27
export const MAX_MULTI_SELECTIONS = 10
export const MAX_SYSTEM_SELECTIONS = 10
export const SAME_COUPON_MAX = 3
export const SAME_COUPON_WINDOW_HOURS = 24
export const BONUS_PERCENT_CAP = 25

/** Minutes after acceptance in which a player may cancel a coupon. */
export const DEFAULT_CANCEL_MINUTES = 5
export const DEFAULT_SELL_MARGIN_PERCENT = 5

/** Milliseconds for which an offer to buy a coupon is valid. */
export const SELL_OFFER_MS = 5_000
export const DEFAULT_MIN_SELECTIONS = 1
export const DEFAULT_MIN_STAKE_MINOR = 100
export const DEFAULT_MAX_STAKE_MINOR = 100_000
export const DEFAULT_MAX_PAYOUT_MINOR = 1_250_000

/** Highest payout of a user for whom no limit was set. */
export const UNSET_USER_MAX_PAYOUT_MINOR = 100_000
export const DEFAULT_TICKET_STAKE_MINOR = 10
export const DEFAULT_COUPON_AMOUNTS_MINOR = [500, 1000, 2000, 5000] as const

/**
 * Ranges of the highest payout by which coupons are searched: from the first figure up to, and without, the second; the
 * last range has no end.
 */
export const MAX_PAYOUT_RANGES_MINOR = [
  [100, 10_000],
  [10_000, 25_000],
  [25_000, 50_000],
  [50_000, 100_000],
  [100_000, 500_000],
  [500_000, null],
] as const
