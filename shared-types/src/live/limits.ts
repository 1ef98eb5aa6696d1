/** Bounds and defaults of in-play betting. */

/** Prices of a running match are locked when its feed has been silent for this long. */
export const DEFAULT_LOCK_AFTER_SECONDS = 60
export const DEFAULT_HALF_TIME_ALERT_MINUTES = 13

/** A longer break counts as an interruption. */
export const MAX_PAUSE_MINUTES = 90

/**
 * A coupon whose delay ended longer ago than this, for example because the server was down, is rejected, since nobody
 * knows the prices of that moment.
 */
export const ACCEPTANCE_GRACE_MS = 5_000

/** Orders of the live list (rules 6.1); any other number is the listed order. */
export const LIVE_ORDERS = { byTime: 1, bySport: 2, byClock: 4, favouritesFirst: 5 } as const
export const LIVE_REQUEST_LIMIT = 400
export const LIVE_PAGE_SIZE = 50
export const LIVE_WINDOW_DAYS = 6

/** A match without a price is listed from this long before its start. */
export const LIVE_SHOWN_BEFORE_MS = 30 * 60_000

/** A match that has not begun this long after its start leaves the live list. */
export const LIVE_OVERDUE_MS = 5 * 60_000
