/** Bounds and defaults of in-play betting. */

/** A match in play that its feed has not spoken of for so long is locked. */
export const DEFAULT_LOCK_AFTER_SECONDS = 60
export const DEFAULT_HALF_TIME_ALERT_MINUTES = 13

/** Maximum pause time. */
export const MAX_PAUSE_MINUTES = 90

/** A coupon whose wait ended longer ago than this, as after a restart, is refused: nobody knows its prices. */
export const ACCEPTANCE_GRACE_MS = 5_000

/** Orders of the live list (rules 6.1); any other number is the listed order. */
export const LIVE_ORDERS = { byTime: 1, bySport: 2, byClock: 4, favouritesFirst: 5 } as const
export const LIVE_REQUEST_LIMIT = 400
export const LIVE_PAGE_SIZE = 50
export const LIVE_WINDOW_DAYS = 6

/** A match not begun and without odds is shown this long before its start. */
export const LIVE_SHOWN_BEFORE_MS = 30 * 60_000

/** A match that should have begun longer ago than this, and has not, leaves the live list. */
export const LIVE_OVERDUE_MS = 5 * 60_000
