/** States of a market, with the feed's numbers for them. */

/**
 * Active: bets are taken. Inactive: not shown. Suspended: shown, no bets. Handed over: another producer prices it.
 * Settled: its results are written. Cancelled: every stake is returned.
 */
export const MARKET_STATUS = {
  active: 1,
  inactive: 0,
  suspended: -1,
  handedOver: -2,
  settled: -3,
  cancelled: -4,
} as const
export type MarketStatus = (typeof MARKET_STATUS)[keyof typeof MARKET_STATUS]
export const MARKET_STATUSES: readonly MarketStatus[] = Object.values(MARKET_STATUS)

/** The states into which a bet stop turns an active market. */
export type StopStatus = typeof MARKET_STATUS.suspended | typeof MARKET_STATUS.inactive

/** Whether players see the market: it is active or suspended. */
export const isShown = (status: MarketStatus): boolean =>
  status === MARKET_STATUS.active || status === MARKET_STATUS.suspended

/** Whether staff may switch the market between active, suspended and inactive: no result has closed it. */
export const isSwitchable = (status: MarketStatus): boolean =>
  isShown(status) || status === MARKET_STATUS.inactive

/** Whether a result has closed the market: it is settled or cancelled. */
export const isClosed = (status: MarketStatus): boolean =>
  status === MARKET_STATUS.settled || status === MARKET_STATUS.cancelled
