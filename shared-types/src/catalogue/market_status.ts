/** States of a market. */

/** Market states of the feed: 1 active, 0 inactive, -1 suspended, -2 handed over, -3 settled, -4 cancelled. */
export const MARKET_STATUSES = [1, 0, -1, -2, -3, -4] as const
export type MarketStatus = (typeof MARKET_STATUSES)[number]
