/** Business constants of the specification's section 9. Values a site may change are the defaults of its settings. */

export const DEFAULT_LANGUAGE = 'tr'
export const SITE_LANGUAGES = ['tr', 'en'] as const
export type SiteLanguage = (typeof SITE_LANGUAGES)[number]

/** Rows of the player's match list in one answer. */
export const MATCHES_REQUEST_LIMIT = 75
/** Matches mounted in one league block of the list. */
export const MAX_MATCH_ITEMS = 50
export const RESULTS_LIMIT = 50
export const COUPON_LIST_LIMIT = 20
export const BET_HISTORY_PAGE_SIZE = 25
export const BET_HISTORY_DEFAULT_DAYS = 15
export const TRANSACTIONS_PAGE_SIZE = 50
/** How many days ahead the board offers matches. */
export const DEFAULT_MATCHES_DAY = 30
export const BULLETIN_MAX = 200
export const BULLETIN_DEFAULT = 100
/** Hours around now in which a match can be looked up by its number. */
export const LOOKUP_WINDOW_HOURS = 960
export const CACHE_MAX_MINUTES = 15
/** A search keyword is longer than this. */
export const SEARCH_KEYWORD_MIN_EXCLUSIVE = 2

export const LOGIN_FIELD_LENGTH = { min: 4, max: 20 } as const
export const USERNAME_LENGTH = { min: 5, max: 20 } as const
export const PASSWORD_LENGTH = { min: 4, max: 20 } as const
export const STAFF_PASSWORD_MIN_LENGTH = 8
export const MINIMUM_AGE_YEARS = 18

export const MAX_SELECTIONS = 20
export const MAX_MULTI_LINES = 27
export const MAX_MULTI_SELECTIONS = 10
export const MAX_SYSTEM_SELECTIONS = 10
export const SAME_COUPON_MAX = 3
export const SAME_COUPON_WINDOW_HOURS = 24
export const BONUS_PERCENT_CAP = 25
/** Minutes after acceptance in which a player may take a coupon back. */
export const DEFAULT_CANCEL_MINUTES = 5
export const DEFAULT_SELL_MARGIN_PERCENT = 5
/** How long an offer to buy a coupon back stands. */
export const SELL_OFFER_MS = 5_000
/** Matches proposed beside a slip. */
export const PROPOSITION_MATCHES = 10

/** A match in play that its feed has not spoken of for so long is locked. */
export const DEFAULT_LOCK_AFTER_SECONDS = 60
export const DEFAULT_HALF_TIME_ALERT_MINUTES = 13
/** Maximum pause time. */
export const MAX_PAUSE_MINUTES = 90
/** A coupon whose wait ended longer ago than this, as after a restart, is refused: nobody knows its prices. */
export const ACCEPTANCE_GRACE_MS = 5_000

export const DEFAULT_MIN_SELECTIONS = 1
export const DEFAULT_MIN_STAKE_MINOR = 100
export const DEFAULT_MAX_STAKE_MINOR = 100_000
export const DEFAULT_MAX_PAYOUT_MINOR = 1_250_000
/** Highest payout of a user for whom no limit was set. */
export const UNSET_USER_MAX_PAYOUT_MINOR = 100_000
export const DEFAULT_TICKET_STAKE_MINOR = 10
export const DEFAULT_COUPON_AMOUNTS_MINOR = [500, 1000, 2000, 5000] as const
/** Ranges of the highest payout by which coupons are searched: from the first figure, below the second; the last is open. */
export const MAX_PAYOUT_RANGES_MINOR = [
  [100, 10_000],
  [10_000, 25_000],
  [25_000, 50_000],
  [50_000, 100_000],
  [100_000, 500_000],
  [500_000, null],
] as const
