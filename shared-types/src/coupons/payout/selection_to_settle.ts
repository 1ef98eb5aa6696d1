/** What a coupon is settled on: its selections with their results. */
import type { OutcomeResult } from '../../markets/model/outcome_result.ts'
import type { DeadHeat } from './dead_heat.ts'
import type { PricedSelection } from './paid_odds.ts'

export interface SelectionToSettle extends PricedSelection {
  matchId: number
  /** Null while the selection is open. */
  result: OutcomeResult | null
  isBanker?: boolean
  deadHeat?: DeadHeat
}

export interface CouponParts {
  selections: readonly SelectionToSettle[]
  /** Of an each-way coupon: what stands in its place lines, in the order of `selections` (rules 19.11). */
  placeSelections?: readonly SelectionToSettle[]
}
