/**
 * Selections whose price is outside the player's bounds: they stay in the slip, but not in the coupon (rules
 * 4.6, 9.3).
 */
import { draftOf } from '@grandstand/shared-types/coupons/evaluation/draft'
import { checkSelectionOdds } from '@grandstand/shared-types/coupons/evaluation/limits'
import type { EvaluateContext, Violation } from '@grandstand/shared-types/coupons/evaluation/slip'
import { removeItems } from './slipState.ts'
import type { SlipState } from './slipTypes.ts'

export interface SplitSlip {
  /** The slip that is evaluated and sent. */
  active: SlipState
  /** The violation of each inactive selection, with its bound, by outcome id. */
  inactive: ReadonlyMap<number, Violation>
}

export function splitSlip(slip: SlipState, context: EvaluateContext): SplitSlip {
  const inactive = new Map<number, Violation>()
  if (slip.items.length === 0) return { active: slip, inactive }
  const violations: Violation[] = []
  const { kind, oddsChange } = slip
  const selections = slip.items.map(({ outcomeId, oddsMilli }) => ({ outcomeId, oddsMilli }))
  checkSelectionOdds(
    draftOf({ kind, selections, totalStakeMinor: 0, oddsChange }, context),
    violations
  )
  for (const violation of violations) {
    const item = slip.items[violation.selectionIndex ?? -1]
    if (item) inactive.set(item.outcomeId, violation)
  }
  return { active: inactive.size > 0 ? removeItems(slip, [...inactive.keys()]) : slip, inactive }
}
