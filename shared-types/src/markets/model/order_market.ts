/** Markets on the first runners of a race: forecast, tricast and quinella (rules 19.13). Apart from the catalogue, for the browser. */

export interface OrderTerms {
  /** Runners that an outcome names. */
  runners: number
  /** Whether they win in any order. */
  isAnyOrder: boolean
  /** No price is above it, in thousandths. */
  highestMilli: number
}

/** To win the race: the prices of the others follow from its prices. */
export const RACE_WINNER = 100_003
export const FORECAST = 100_018
export const TRICAST = 100_019
export const QUINELLA = 100_020

const TERMS: ReadonlyMap<number, OrderTerms> = new Map([
  [FORECAST, { runners: 2, isAnyOrder: false, highestMilli: 1_000_000 }],
  [TRICAST, { runners: 3, isAnyOrder: false, highestMilli: 5_000_000 }],
  [QUINELLA, { runners: 2, isAnyOrder: true, highestMilli: 1_000_000 }],
])

export const ORDER_MARKETS: readonly number[] = [...TERMS.keys()]

/** What a market on the first runners pays on; undefined for any other type. */
export const orderTermsOf = (marketTypeId: number): OrderTerms | undefined =>
  TERMS.get(marketTypeId)

/** Whether the prices of the type follow from those to win, so that its outcomes have none of their own. */
export const isOrderMarket = (marketTypeId: number): boolean => TERMS.has(marketTypeId)

/** What each position adds to the share of the book, in whole percent. */
export const USUAL_ORDER_MARGIN = 8
export const MOST_ORDER_MARGIN = 50

/** What the row of an outcome has in place of a price, which it has none of. */
export const LEAST_STORED_ODDS_MILLI = 1000

/** The most outcomes that are named at once: as many orders as a coupon of several selections on a match has room for. */
export const MOST_ORDERS = 10
