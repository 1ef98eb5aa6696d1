/** The deduction due to a selection, as SQL and as a number: that of a bet to win a race, once it has won (rules 19.8). */
import type { OutcomeResult } from '@grandstand/shared-types/markets/model/outcome_result'
import { deductionAt } from '@grandstand/shared-types/markets/racing/deduction_steps'
import { RACE_WINNER } from '@grandstand/shared-types/markets/table/races'
import type { Deductions } from '#catalogue/racing/deductions'

interface Due {
  /** A row of coupon_selections. */
  selection: string
  /** The result due to it. */
  result: string
  /** The time when its coupon was accepted. */
  placedAt: string
}

/** Whole percent; 0 for any other market, and for a result that nothing is paid at. */
export function dueDeductionSql(
  { selection, result, placedAt }: Due,
  deductions: Deductions
): string {
  const races = [...deductions].filter(([, steps]) => steps.length > 0)
  if (races.length === 0) return '0'
  const cases = races.flatMap(([matchId, steps]) =>
    steps.map(
      ({ placedBefore, percent }) =>
        `when ${selection}.match_id = ${matchId} and ${placedAt} < ${placedBefore} then ${percent}`
    )
  )
  return `case when ${selection}.market_type_id <> ${RACE_WINNER} or coalesce(${result}, '') not like 'won%' then 0 ${cases.join(' ')} else 0 end`
}

interface Selection {
  match_id: number
  market_type_id: number
  result: OutcomeResult | null
}

/** As `dueDeductionSql`, of one selection. `placedAt` in epoch milliseconds. */
export function dueDeduction(
  { match_id: matchId, market_type_id: typeId, result }: Selection,
  placedAt: number,
  deductions: Deductions
): number {
  if (typeId !== RACE_WINNER || !result?.startsWith('won')) return 0
  return deductionAt(deductions.get(matchId) ?? [], placedAt)
}
