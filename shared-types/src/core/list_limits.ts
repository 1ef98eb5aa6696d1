/** Sizes of lists, of the board and of a search. Values a site may change are the defaults of its settings. */

/** Rows of the player's match list in one answer. */
export const MATCHES_REQUEST_LIMIT = 75

/** Matches of a bulletin, unless the reader chooses another number. */
export const FIRST_BULLETIN_MATCHES = 100
export const MAX_BULLETIN_MATCHES = 200

/** Matches mounted in one league block of the list. */
export const MAX_MATCH_ITEMS = 50
export const RESULTS_LIMIT = 50
export const BET_HISTORY_PAGE_SIZE = 25

/** Coupons of an answer without a range; the apps ask for the pages of the bet history. */
export const COUPON_LIST_LIMIT = 20
export const BET_HISTORY_DEFAULT_DAYS = 15
export const TRANSACTIONS_PAGE_SIZE = 50

/** Days ahead for which the board offers matches. */
export const DEFAULT_MATCHES_DAY = 30

/** Hours around now in which a match can be looked up by its number. */
export const LOOKUP_WINDOW_HOURS = 960
export const CACHE_MAX_MINUTES = 15

/** A search keyword has more characters than this. */
export const SEARCH_KEYWORD_MIN_EXCLUSIVE = 2
/** The longest search keyword, in characters; the apps cut a longer one. */
export const SEARCH_KEYWORD_MAX = 60

/** Most characters of a search in a list, and among the games of a lobby. */
export const MOST_SEARCHED = 100
/** Most characters of a text by which a list is filtered; no compared column holds more. */
export const MOST_COMPARED = 255

/** Matches proposed beside a slip. */
export const PROPOSITION_MATCHES = 10
