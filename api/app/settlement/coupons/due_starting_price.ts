/**
 * What the starting price means for a selection at it or at best of both: a bet that is to be paid waits until it is known, and is paid
 * at it, without a deduction, at best of both where it is higher (rules 19.9). As SQL and as a value.
 */
import { isStartingHigher } from '@grandstand/shared-types/markets/racing/price'
import type { OutcomeResult } from '@grandstand/shared-types/markets/model/outcome_result'
import type { PriceKind as CouponPriceKind } from '@grandstand/shared-types/coupons/model/price_kind'
import type { RacesInForce } from '#catalogue/racing/races_in_force'

/** How the price of a selection is found; null for the price taken. */
export type PriceKind = CouponPriceKind | null

/** Where no starting price of any race is known. */
export const NONE = 'null'

/** The starting price of the outcome of a row of coupon_selections, a runner or the favourite; null where none is known. */
export function startingPriceSql(selection: string, races: RacesInForce): string {
  const cases = [...races].flatMap(([matchId, { startingPrices }]) => {
    const prices = [...startingPrices].map(([key, milli]) => `when '${key}' then ${milli}`)
    return prices.length === 0
      ? []
      : [`when ${matchId} then case ${selection}.outcome_key ${prices.join(' ')} end`]
  })
  return cases.length === 0 ? NONE : `case ${selection}.match_id ${cases.join(' ')} end`
}

export const isPaidSql = (...results: readonly string[]): string =>
  `(${results.map((result) => `coalesce(${result}, '') like 'won%'`).join(' or ')})`

interface BothPrices {
  /** A row of coupon_selections. */
  selection: string
  /** Its starting price, or null. */
  price: string
  /** Whole percent off the price taken. */
  taken: string
}

/** Whether the starting price is paid: always at it alone, and else as `isStartingHigher`; unknown without a starting price. */
export const isAtStartSql = ({ selection, price, taken }: BothPrices): string =>
  `(${selection}.price_kind = 'startingPrice'
    or ((${price}) - 1000) * 100 > (${selection}.odds_milli - 1000) * (100 - (${taken})))`

interface Selection {
  match_id: number
  outcome_key: string
  odds_milli: number
  price_kind: PriceKind
  result: OutcomeResult | null
  place_result: OutcomeResult | null
}

const isPaid = ({ result, place_result: place }: Selection): boolean =>
  [result, place].some((due) => due?.startsWith('won'))

const priceOf = (selection: Selection, races: RacesInForce): number | null =>
  races.get(selection.match_id)?.startingPrices.get(selection.outcome_key) ?? null

/** Whether the selection, with its due results, waits for its starting price. */
export const awaitsPrice = (selection: Selection, races: RacesInForce): boolean =>
  selection.price_kind !== null && isPaid(selection) && priceOf(selection, races) === null

/** The starting price that a selection with its due results is paid at; null where the price taken is. `deductionPercent`: off that one. */
export function paidStartingPrice(
  selection: Selection,
  deductionPercent: number,
  races: RacesInForce
): number | null {
  if (selection.price_kind === null || !isPaid(selection)) return null
  const price = priceOf(selection, races)
  if (price === null || selection.price_kind === 'startingPrice') return price
  const taken = { oddsMilli: selection.odds_milli, deductionPercent }
  return isStartingHigher(price, taken) ? price : null
}
