/** The win lines and the place lines of a coupon with each-way selections (rules 19.11). */
import type { OutcomeResult } from '../../markets/model/outcome_result.ts'
import type { CouponParts, SelectionToSettle } from './selection_to_settle.ts'

export interface PlacePart {
  divisor: number
  /** Null while the selection is open. */
  result: OutcomeResult | null
}

/** A selection to win, and of an each-way selection its place part beside it. */
export interface BothParts {
  win: SelectionToSettle
  place: PlacePart | null
}

/** A coupon without an each-way selection has win lines alone. One that is to win stands in the place lines as it does there. */
export function eachWayParts(selections: readonly BothParts[]): CouponParts {
  const win = selections.map((selection) => selection.win)
  if (!selections.some(({ place }) => place)) return { selections: win }
  return { selections: win, placeSelections: selections.map(inPlaceLines) }
}

const inPlaceLines = ({ win, place }: BothParts): SelectionToSettle =>
  place ? { ...win, result: place.result, place: { divisor: place.divisor } } : win
