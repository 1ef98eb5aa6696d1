/** The bets that a choice of runners makes, each with its outcomes and their prices (rules 19.13). Pure functions. */
import { MARKET_STATUS } from '@grandstand/shared-types/catalogue/market_status'
import { oddsWithMargin } from '@grandstand/shared-types/live/margins'
import { ordersOf } from '@grandstand/shared-types/markets/racing/combinations'
import type { PricedRunner } from '@grandstand/shared-types/markets/racing/order_chances'
import { orderKey } from '@grandstand/shared-types/markets/model/order_key'
import {
  FORECAST,
  orderTermsOf,
  QUINELLA,
  RACE_WINNER,
  TRICAST,
} from '@grandstand/shared-types/markets/model/order_market'
import {
  orderPriceMilli,
  pricedRunners,
  type CardRunner,
} from '@grandstand/shared-types/markets/racing/order_price'
import type { BoardMarket, BoardMatch } from '@grandstand/shared-types/wire/betting/book'
import type { OrderChoice } from './choice.ts'

export interface OrderOffer {
  /** The name of the market says what it is, or one of the ways to bet on several orders. */
  kind: 'single' | 'reverse' | 'allForecasts' | 'allTricasts'
  market: BoardMarket
  /** Each is a selection of its own; prices in thousandths, in the same order. */
  keys: string[]
  pricesMilli: number[]
}

type Priced = Pick<BoardMatch, 'markets'>

/** The market on the first runners of the race; undefined where it is not sold. */
const marketOf = (match: Priced, typeId: number): BoardMarket | undefined =>
  match.markets.find((market) => market.typeId === typeId)

/** The price that the server will have for the outcome; null where it is not sold. */
export function priceOfOrder(
  market: BoardMarket,
  key: string,
  runners: readonly PricedRunner[]
): number | null {
  const terms = { marketTypeId: market.typeId, marginPercent: market.orderMargin ?? 0 }
  const shared = orderPriceMilli(key, terms, runners)
  return shared === null ? null : oddsWithMargin(shared, market.brandMargin ?? 0)
}

/** Whether the choice is of enough runners for any bet. */
export const isWhole = ({ ordered, any }: OrderChoice): boolean =>
  any.length > 1 || (ordered[0] !== null && ordered[1] !== null)

/** What is sold of the choice, in the order in which it is shown. `maySeveral`: whether a coupon may have several selections on a race. */
export function offersOf(
  choice: OrderChoice,
  { match, race }: { match: Priced; race: { runners: readonly CardRunner[] } },
  maySeveral: boolean
): OrderOffer[] {
  const runners = pricedRunners(race.runners, marketOf(match, RACE_WINNER)?.outcomes ?? [])
  return wanted(choice, maySeveral).flatMap(({ kind, typeId, orders }) => {
    const market = marketOf(match, typeId)
    const terms = orderTermsOf(typeId)
    if (!market || !terms || market.status !== MARKET_STATUS.active) return []
    const keys = orders.map((order) => orderKey(order, terms))
    const pricesMilli = keys.flatMap((key) => priceOfOrder(market, key, runners) ?? [])
    return pricesMilli.length === keys.length ? [{ kind, market, keys, pricesMilli }] : []
  })
}

interface Wanted {
  kind: OrderOffer['kind']
  typeId: number
  orders: (readonly number[])[]
}

function wanted({ ordered, any }: OrderChoice, maySeveral: boolean): Wanted[] {
  const [first = null, second = null, third = null] = ordered
  const single = (typeId: number, order: readonly number[]): Wanted => ({
    kind: 'single',
    typeId,
    orders: [order],
  })
  const all = (kind: OrderOffer['kind'], typeId: number, length: number): Wanted[] =>
    maySeveral ? [{ kind, typeId, orders: ordersOf(any, length) }] : []
  if (any.length === 2) return [single(QUINELLA, any), ...all('reverse', FORECAST, 2)]
  if (any.length > 2) {
    return [...all('allForecasts', FORECAST, 2), ...all('allTricasts', TRICAST, 3)]
  }
  if (first === null || second === null) return []
  const two = single(FORECAST, [first, second])
  return third === null ? [two] : [single(TRICAST, [first, second, third]), two]
}
