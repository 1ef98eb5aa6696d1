/** The price at which the house buys an open coupon (rules 5.4). */
import { selectionFactor, overCommonDenominator, type SelectionFactor } from './factor.ts'
import { groupByMatch, lineSizes, sumLines, weighted } from './lines.ts'
import { paidOdds } from './paid_odds.ts'
import type { CouponToSettle } from './payout.ts'
import type { SelectionToSettle } from './selection_to_settle.ts'

/** A selection of a coupon that is not each way. */
export interface SelectionToSell extends Omit<SelectionToSettle, 'deadHeat' | 'place'> {
  /** The price now, in thousandths, above 0; read only for an open selection. */
  currentOddsMilli: number
}

export interface CouponToSell extends Pick<CouponToSettle, 'type' | 'stakePerLineMinor' | 'sizes'> {
  selections: readonly SelectionToSell[]
  /** Percent with two decimals at most. */
  marginPercent: number
  /** The highest payout without the bonus, since a sale pays none; 0 means no bound. */
  maxPayoutMinor: number
}

const PERCENT_SCALE = 100n

/**
 * Stake x factors of settled selections x (odds taken / odds now) of open ones, summed over the lines, less the margin:
 * exact, rounded once, down. The result is at least one minor unit, or 0 when no line can win any more.
 */
export function sellAmount(coupon: CouponToSell): number {
  const { selections, type } = coupon
  const { numerators, denominator } = overCommonDenominator(selections.map(weightOf))
  const groups = groupByMatch(selections)
  const sizes = lineSizes(type, groups.length, coupon.sizes)
  const value = sumLines(weighted(groups, selections, numerators), sizes, denominator)
  if (value.numerator === 0n) return 0

  const whole = 100n * PERCENT_SCALE
  const kept = whole - BigInt(Math.round(coupon.marginPercent * Number(PERCENT_SCALE)))
  const amount =
    (BigInt(coupon.stakePerLineMinor) * value.numerator * kept) / (value.denominator * whole)
  const most = BigInt(coupon.maxPayoutMinor || Number.MAX_SAFE_INTEGER)
  return Number(amount < 1n ? 1n : amount > most ? most : amount)
}

/** The factor of a settled selection; for an open selection, the odds that a win pays over odds now. */
function weightOf(selection: SelectionToSell): SelectionFactor {
  const { oddsMilli, result, deductionPercent = 0, currentOddsMilli } = selection
  if (result !== null) return selectionFactor({ oddsMilli, result, deductionPercent })
  const { odds, unit } = paidOdds({ oddsMilli, deductionPercent })
  return { numerator: BigInt(odds) * 1000n, denominator: BigInt(currentOddsMilli) * BigInt(unit) }
}
