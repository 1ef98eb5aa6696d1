/**
 * Whether a slip can be placed, and what it can win. The same function runs in the browser, for the preview, and on the
 * server, for acceptance: it reads nothing but its arguments.
 */
import { checkAvailability } from './availability.ts'
import { draftOf } from './draft.ts'
import { checkEachWay, partCount } from './each_way.ts'
import {
  checkCouponOdds,
  checkMinSelections,
  checkSameCoupon,
  checkSelectionOdds,
} from './limits.ts'
import { checkMarketTypes } from './market_types.ts'
import { checkOddsChange } from './odds_change.ts'
import { checkGain, NO_POTENTIAL, potentialOf } from './potential.ts'
import { checkShape, maxSelectionsOf } from './shape.ts'
import { checkStake } from './stake.ts'
import { checkStartingPrice } from './starting_price.ts'
import { SLIP_KINDS } from '../model/coupon_words.ts'
import type { EvaluateContext, Evaluation, Slip, Violation } from './slip.ts'

/**
 * Of a longer slip only the count is checked: no coupon may be that long, and counting its lines would take too long.
 */
const READ_AT_MOST = 50

/**
 * Returns all violations, with the broken bound in the unit of its field, and the figures of the coupon as far as its
 * shape allows. Never throws because of a slip's content. Each check is a file of `evaluation/`, which names the keys
 * that it adds.
 */
export function evaluate(slip: Slip, context: EvaluateContext): Evaluation {
  const violations: Violation[] = []
  const selections = Array.isArray(slip.selections) ? slip.selections : []
  if (selections.length === 0) return refused(slip, { key: 'emptyCoupon', params: [] })
  if (!SLIP_KINDS.includes(slip.kind)) {
    return refused(slip, { key: 'notOneOf', params: [SLIP_KINDS.join(', ')] })
  }
  if (!selections.every(isObject)) {
    return refused(slip, { key: 'wrongType', params: ['object'] })
  }
  if (selections.length > READ_AT_MOST) {
    const max = maxSelectionsOf(context.limits.maxSelections)
    return refused(slip, { key: 'maxSelections', params: [max] })
  }

  const draft = draftOf(slip, context)
  const lineCount = checkShape(draft, violations) * partCount(draft)
  checkAvailability(draft, violations)
  checkOddsChange(draft, violations)
  checkEachWay(draft, violations)
  checkStartingPrice(draft, violations)
  checkSelectionOdds(draft, violations)
  checkMarketTypes(draft, violations)
  if (lineCount > 0) {
    checkMinSelections(draft, violations)
    checkCouponOdds(draft, violations)
  }
  checkSameCoupon(draft, violations)
  const stakePerLineMinor = checkStake(draft, lineCount, violations)
  const potential = lineCount > 0 ? potentialOf(draft, lineCount, stakePerLineMinor) : NO_POTENTIAL
  checkGain(potential, slip.totalStakeMinor, violations)

  return {
    ok: violations.length === 0,
    violations,
    type: draft.type,
    lineCount,
    stakePerLineMinor,
    totalStakeMinor: slip.totalStakeMinor,
    oddsMilli: draft.picks.map((pick) => pick.oddsMilli),
    ...potential,
  }
}

function refused(slip: Slip, violation: Violation): Evaluation {
  return {
    ok: false,
    violations: [violation],
    type: null,
    lineCount: 0,
    stakePerLineMinor: 0,
    totalStakeMinor: slip.totalStakeMinor,
    oddsMilli: [],
    ...NO_POTENTIAL,
  }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}
