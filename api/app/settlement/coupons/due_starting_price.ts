/**
 * What the starting price means for a selection at best of both: a bet that is to be paid waits until it is known, and is paid at it,
 * without a deduction, where it is higher (rules 19.9). As SQL and as a value.
 */
import { isStartingHigher } from '@grandstand/shared-types/markets/racing/price'
import type { OutcomeResult } from '@grandstand/shared-types/markets/model/outcome_result'
import type { RacesInForce } from '#catalogue/racing/races_in_force'

/** How the price of a selection is found; null for the price taken. */
export type PriceKind = 'bestOfBoth' | null

/** The starting price of the runner of a row of coupon_selections; null where none is known. */
export function startingPriceSql(selection: string, races: RacesInForce): string {
  const cases = [...races].flatMap(([matchId, { startingPrices }]) =>
    [...startingPrices].map(
      ([runner, oddsMilli]) =>
        `when ${selection}.match_id = ${matchId} and ${selection}.outcome_key = '${runner}' then ${oddsMilli}`
    )
  )
  return cases.length === 0 ? 'null' : `case ${cases.join(' ')} else null end`
}

export const isPaidSql = (...results: readonly string[]): string =>
  `(${results.map((result) => `coalesce(${result}, '') like 'won%'`).join(' or ')})`

interface Waiting {
  /** A row of coupon_selections. */
  selection: string
  /** Due to it, and to its place part, whatever its price is. */
  result: string
  place: string
}

/** The result due; null for a bet that is to be paid before its starting price is known. */
export const pricedResultSql = (
  { selection, result, place }: Waiting,
  races: RacesInForce
): string =>
  `case when ${selection}.price_kind is not null and ${isPaidSql(result, place)}` +
  ` and ${startingPriceSql(selection, races)} is null then null else ${result} end`

/** The starting price that is paid; null where the price taken is. `deduction`: whole percent off the price taken. */
export function paidStartingPriceSql(
  { selection, result, place, deduction }: Waiting & { deduction: string },
  races: RacesInForce
): string {
  const price = startingPriceSql(selection, races)
  if (price === 'null') return price
  return `case when ${selection}.price_kind is null or not ${isPaidSql(result, place)} then null
    when (${price} - 1000) * 100 > (${selection}.odds_milli - 1000) * (100 - (${deduction})) then ${price} else null end`
}

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
  races.get(selection.match_id)?.startingPrices.get(Number(selection.outcome_key)) ?? null

/** As `pricedResultSql`: whether the selection, with its due results, waits. */
export const awaitsPrice = (selection: Selection, races: RacesInForce): boolean =>
  selection.price_kind !== null && isPaid(selection) && priceOf(selection, races) === null

/** As `paidStartingPriceSql`, of a selection with its due results. */
export function paidStartingPrice(
  selection: Selection,
  deductionPercent: number,
  races: RacesInForce
): number | null {
  if (selection.price_kind === null || !isPaid(selection)) return null
  const price = priceOf(selection, races)
  const taken = { oddsMilli: selection.odds_milli, deductionPercent }
  return price !== null && isStartingHigher(price, taken) ? price : null
}
