/**
 * What is due to a selection on a race beside its result, as SQL and as a value: the result of the place part of an each-way
 * bet, and the deduction of a bet that has won (rules 19.5, 19.8).
 */
import type { OutcomeResult } from '@grandstand/shared-types/markets/model/outcome_result'
import { deductionAt } from '@grandstand/shared-types/markets/racing/deduction_steps'
import {
  placedResult,
  type PlacedRunners,
} from '@grandstand/shared-types/markets/racing/placed_runners'
import { DEDUCTED_MARKETS } from '@grandstand/shared-types/markets/table/races'
import { placedOf, type RacesInForce } from '#catalogue/racing/races_in_force'

interface Due {
  /** A row of coupon_selections. */
  selection: string
  /** The result due to it. */
  result: string
  /** The time when its coupon was accepted. */
  placedAt: string
  /** The brand of its coupon. */
  site: string
}

/** Null for a bet to win, while its result is open, and where no order of finish is known. */
export function duePlaceSql(
  { selection, result, site }: Omit<Due, 'placedAt'>,
  races: RacesInForce
): string {
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

/** Whole percent; 0 for any other market, and for a bet that nothing is paid for. */
export function dueDeductionSql(
  { selection, result, placedAt, site }: Due,
  races: RacesInForce
): string {
  const cases = [...races].flatMap(([matchId, { steps }]) =>
    steps.map(
      ({ placedBefore, percent }) =>
        `when ${selection}.match_id = ${matchId} and ${placedAt} < ${placedBefore} then ${percent}`
    )
  )
  if (cases.length === 0) return '0'
  const place = duePlaceSql({ selection, result, site }, races)
  const isUnpaid = [result, place].map((due) => `coalesce(${due}, '') not like 'won%'`)
  return `case when ${selection}.market_type_id not in (${DEDUCTED_MARKETS.join()}) or ${isUnpaid.join(' and ')} then 0
    ${cases.join(' ')} else 0 end`
}

/** Whether the row has another place result, or another deduction, than the one due. */
export const differsInRace = (due: Due, races: RacesInForce): string =>
  `coalesce(${due.selection}.place_result, '') <> coalesce(${duePlaceSql(due, races)}, '')` +
  ` or ${due.selection}.deduction_percent <> ${dueDeductionSql(due, races)}`

interface Selection {
  match_id: number
  market_type_id: number
  outcome_key: string
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

/** As `dueDeductionSql`, of one selection with its due results. `placedAt` in epoch milliseconds. */
export function dueDeduction(
  { match_id: matchId, market_type_id: typeId, result, place_result: place }: Selection,
  placedAt: number,
  races: RacesInForce
): number {
  const isPaid = [result, place].some((due) => due?.startsWith('won'))
  if (!DEDUCTED_MARKETS.includes(typeId) || !isPaid) return 0
  return deductionAt(races.get(matchId)?.steps ?? [], placedAt)
}
