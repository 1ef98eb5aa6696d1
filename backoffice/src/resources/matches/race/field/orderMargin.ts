/** The margin of forecasts as it is typed, and the prices that it makes (rules 19.13). Pure functions. */
import { plainNumber } from '@grandstand/shared-types/core/typed_text'
import { ordersOf } from '@grandstand/shared-types/markets/racing/combinations'
import {
  orderKey,
  orderName,
  runnersInOrder,
} from '@grandstand/shared-types/markets/model/order_key'
import {
  MOST_ORDER_MARGIN,
  orderTermsOf,
} from '@grandstand/shared-types/markets/model/order_market'
import { orderPriceMilli, pricedRunners } from '@grandstand/shared-types/markets/racing/order_price'
import type { OutcomeRow } from '@grandstand/shared-types/wire/betting/catalogue'
import type { RunnerView } from '@grandstand/shared-types/wire/betting/races'

/** How many of the favourites' orders are shown before the margin is saved. */
const SHOWN = 6
const FAVOURITES = 4

/** Whole percent of each position; null for any other text. */
export function typedMargin(text: string): number | null {
  const plain = plainNumber(text).trim()
  const percent = Number(plain)
  return /^\d{1,2}$/.test(plain) && percent <= MOST_ORDER_MARGIN ? percent : null
}

export interface OrderPrice {
  key: string
  name: string
  oddsMilli: number
}

/** The first orders of the shortest prices to win, with their prices; empty while a runner has none. */
export function firstPrices(
  terms: { marketTypeId: number; marginPercent: number },
  runners: readonly RunnerView[],
  toWin: readonly OutcomeRow[]
): OrderPrice[] {
  const order = orderTermsOf(terms.marketTypeId)
  if (!order) return []
  const priced = pricedRunners(runners, toWin)
  const favourites = priced
    .toSorted((a, b) => (a.oddsMilli ?? 0) - (b.oddsMilli ?? 0) || a.number - b.number)
    .slice(0, FAVOURITES)
    .map(({ number }) => number)
  const orders = ordersOf(favourites, order.runners)
  const keys = [...new Set(orders.map((one) => orderKey(one, order)))]
  const nameOf = (number: number) => runners.find((runner) => runner.number === number)?.name
  return keys.slice(0, SHOWN).flatMap((key) => {
    const oddsMilli = orderPriceMilli(key, terms, priced)
    const named = runnersInOrder(key, order) ?? []
    return oddsMilli === null ? [] : [{ key, name: orderName(named, order, nameOf), oddsMilli }]
  })
}
