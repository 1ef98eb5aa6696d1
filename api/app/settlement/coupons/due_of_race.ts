/**
 * What is due to a selection on a race beside its result, as SQL and as a value: the result of the place part of an each-way
 * bet, the deduction of a bet that has won, and the starting price that it is paid at (rules 19.5, 19.8, 19.9).
 */
import type { OutcomeResult } from '@grandstand/shared-types/markets/model/outcome_result'
import { deductionAt } from '@grandstand/shared-types/markets/racing/deduction_steps'
import {
  placedResult,
  type PlacedRunners,
} from '@grandstand/shared-types/markets/racing/placed_runners'
import {
  isAtStartSql,
  NONE,
  isPaidSql,
  paidStartingPrice,
  startingPriceSql,
  type PriceKind,
} from '#settlement/coupons/due_starting_price'
import { DEDUCTED_MARKETS } from '@grandstand/shared-types/markets/table/races'
import { placedOf, type RacesInForce } from '#catalogue/racing/races_in_force'

interface Due {
  /** A row of coupon_selections. */
  selection: string
  /** The result of its outcome, or of its market's void window. */
  result: string
  /** The time when its coupon was accepted. */
  placedAt: string
  /** The brand of its coupon. */
  site: string
}

/** Null for a bet to win, while its result is open, and where no order of finish is known. */
function placeSql({ selection, result, site }: Due, races: RacesInForce): string {
  // a brand's own reading stands before that of all others
  const readings = [...races].flatMap(([matchId, { placed, ofBrands }]) => [
    ...ofBrands.map((own) => ({
      of: `${selection}.match_id = ${matchId} and ${site} in (${own.siteIds.join()})`,
      placed: own.placed,
    })),
    ...(placed ? [{ of: `${selection}.match_id = ${matchId}`, placed }] : []),
  ])
  const cases = readings.map(({ of, placed }) => `when ${of} then ${placedSql(selection, placed)}`)
  return `case when ${selection}.places is null or coalesce(${result}, '') = '' then null
    when ${result} = 'void' then 'void' ${cases.join(' ')} else null end`
}

/** By the runner of the selection, and the number of places that are paid. */
function placedSql(selection: string, placed: readonly PlacedRunners[] | null): string {
  if (!placed) return 'null'
  const cases = placed.map(
    ({ places, runners, result }) =>
      `when ${selection}.places = ${places}` +
      ` and ${selection}.outcome_key in (${runners.map((runner) => `'${runner}'`).join()}) then '${result}'`
  )
  return cases.length === 0 ? `'lost'` : `case ${cases.join(' ')} else 'lost' end`
}

/** What withdrawals take off the price taken, in whole percent. */
function takenOffSql({ selection, placedAt }: Due, races: RacesInForce): string {
  const cases = [...races].flatMap(([matchId, { steps }]) =>
    steps.map(
      ({ placedBefore, percent }) =>
        `when ${selection}.match_id = ${matchId} and ${placedAt} < ${placedBefore} then ${percent}`
    )
  )
  return cases.length === 0 ? '0' : `case ${cases.join(' ')} else 0 end`
}

/** The parts of the expressions below, none of which contains another: a page of races would make them too long for a statement. */
function partsOf(due: Due, races: RacesInForce) {
  const place = placeSql(due, races)
  const price = startingPriceSql(due.selection, races)
  const isPaid = isPaidSql(due.result, place)
  const taken = takenOffSql(due, races)
  const isAtStart = isAtStartSql({ selection: due.selection, price, taken })
  const isPriced = `${due.selection}.price_kind is not null`
  const waits = `${isPriced} and ${isPaid} and (${price}) is null`
  return { place, price, isPaid, taken, isAtStart, isPriced, waits }
}

/** The result due; open for a bet that is to be paid before its starting price is known. */
export const dueOfRaceSql = (due: Due, races: RacesInForce): string =>
  `case when ${partsOf(due, races).waits} then null else ${due.result} end`

/** The result due to the place part. */
export function duePlaceSql(due: Due, races: RacesInForce): string {
  const { waits, place } = partsOf(due, races)
  return `case when ${waits} then null else ${place} end`
}

/** The starting price that is paid in place of the price taken, or null. */
export function dueStartingPriceSql(due: Due, races: RacesInForce): string {
  const { price, isPaid, isAtStart, isPriced } = partsOf(due, races)
  if (price === NONE) return NONE
  return `case when ${isPriced} and ${isPaid} and ${isAtStart} then ${price} else null end`
}

/** Whole percent off the price taken; 0 for any other market, for a bet that nothing is paid for, and at the starting price. */
export function dueDeductionSql(due: Due, races: RacesInForce): string {
  const { price, isPaid, taken, isAtStart, isPriced } = partsOf(due, races)
  if (taken === '0') return taken
  return `case when ${due.selection}.market_type_id not in (${DEDUCTED_MARKETS.join()}) or not ${isPaid} then 0
    when ${isPriced} and ((${price}) is null or ${isAtStart}) then 0 else ${taken} end`
}

/** Whether the row has another place result, deduction or starting price than the one due. */
export const differsInRace = (due: Due, races: RacesInForce): string =>
  `coalesce(${due.selection}.place_result, '') <> coalesce(${duePlaceSql(due, races)}, '')` +
  ` or ${due.selection}.deduction_percent <> ${dueDeductionSql(due, races)}` +
  ` or coalesce(${due.selection}.starting_price_milli, 0) <> coalesce(${dueStartingPriceSql(due, races)}, 0)`

interface Selection {
  match_id: number
  market_type_id: number
  outcome_key: string
  odds_milli: number
  price_kind: PriceKind
  result: OutcomeResult | null
  places: number | null
  place_result: OutcomeResult | null
}

/** As `duePlaceSql`, of one selection of a coupon of the brand, with its due result. */
export function duePlace(
  selection: Selection,
  siteId: number,
  races: RacesInForce
): OutcomeResult | null {
  const { match_id: matchId, outcome_key: runner, result, places } = selection
  if (places === null || result === null) return null
  if (result === 'void') return 'void'
  const race = races.get(matchId)
  const placed = race && placedOf(race, siteId)
  return placed ? placedResult(placed, Number(runner), places) : null
}

interface DuePrice {
  deduction_percent: number
  starting_price_milli: number | null
}

/** As `dueDeductionSql` and `dueStartingPriceSql`, of one selection with its due results. `placedAt` in epoch milliseconds. */
export function duePrice(selection: Selection, placedAt: number, races: RacesInForce): DuePrice {
  const taken = takenOff(selection, placedAt, races)
  const price = paidStartingPrice(selection, taken, races)
  const isWhole = price !== null || selection.price_kind === 'startingPrice'
  return { deduction_percent: isWhole ? 0 : taken, starting_price_milli: price }
}

function takenOff(
  { match_id: matchId, market_type_id: typeId, result, place_result: place }: Selection,
  placedAt: number,
  races: RacesInForce
): number {
  const isPaid = [result, place].some((due) => due?.startsWith('won'))
  if (!DEDUCTED_MARKETS.includes(typeId) || !isPaid) return 0
  return deductionAt(races.get(matchId)?.steps ?? [], placedAt)
}
