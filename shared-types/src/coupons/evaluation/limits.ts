/** Bounds on odds, on the number of matches and on repeated coupons. A limit of 0 is no limit. */
import { multiplyOdds } from '../../money/odds.ts'
import type { Draft, SlipCheck } from './draft.ts'

/** Adds `selectionBelowMinOdds [min]` and `selectionAboveMaxOdds [max]`, in thousandths. */
export const checkSelectionOdds: SlipCheck = ({ picks, context }, violations) => {
  const { minSelectionOddsMilli: min, maxSelectionOddsMilli: max } = context.limits
  for (const { quote, oddsMilli, index } of picks) {
    if (!quote) continue
    if (min > 0 && oddsMilli < min) {
      violations.push({ key: 'selectionBelowMinOdds', params: [min], selectionIndex: index })
    }
    if (max > 0 && oddsMilli > max) {
      violations.push({ key: 'selectionAboveMaxOdds', params: [max], selectionIndex: index })
    }
  }
}

/**
 * Adds `minSelections [needed]` when the shortest line has fewer matches than the user's limit or a selection's own
 * (the Turkish MBS; rules 4.7). Expects a shape that has lines.
 */
export const checkMinSelections: SlipCheck = ({ picks, sizes, bounds }, violations) => {
  const shortest = Math.min(...sizes)
  const least = bounds.minSelections
  if (shortest < least) violations.push({ key: 'minSelections', params: [least] })
  for (const { quote, index } of picks) {
    if (!quote) continue
    const own = Math.max(quote.minSelections, quote.limits?.minSelections ?? 0)
    if (shortest < own) {
      violations.push({ key: 'minSelections', params: [own], selectionIndex: index })
    }
  }
}

/**
 * Adds `couponBelowMinOdds [min]`. Every line is a bet, so the bound applies to the line with the lowest odds. Expects
 * a shape that has lines.
 */
export const checkCouponOdds: SlipCheck = (draft, violations) => {
  const min = draft.context.limits.minTotalOddsMilli
  if (min > 0 && lowestLineOdds(draft) < min) {
    violations.push({ key: 'couponBelowMinOdds', params: [min] })
  }
}

function lowestLineOdds({ groups, sizes }: Draft): number {
  const lowest = (isBanker: boolean) =>
    groups
      .filter((group) => group.isBanker === isBanker)
      .map((group) => Math.min(...group.picks.map((pick) => pick.oddsMilli)))
  const bankers = lowest(true)
  const others = lowest(false).sort((a, b) => a - b)
  return multiplyOdds([...bankers, ...others.slice(0, Math.min(...sizes) - bankers.length)])
}

/** Adds `sameCouponError [max]`. */
export const checkSameCoupon: SlipCheck = ({ context }, violations) => {
  const max = context.limits.sameCouponMax
  if (max > 0 && context.sameCouponCount >= max) {
    violations.push({ key: 'sameCouponError', params: [max] })
  }
}
