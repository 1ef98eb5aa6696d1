/** The selections missing for the next step of the bonus (rules 4.11). */
import { bonusPercent, countForBonus } from '@grandstand/shared-types/coupons/payout/bonus'
import type { CouponLimits } from '@grandstand/shared-types/coupons/limits/coupon_limits'

interface BonusStep {
  /** Selections still to add, each at `minOddsMilli` or above. */
  missing: number
  minOddsMilli: number
  percent: number
}

/** Null when there is no higher step, or no place for it in the slip. `oddsMilli`: present prices of the slip. */
export function nextBonusStep(
  oddsMilli: readonly number[],
  { bonus, maxSelections }: CouponLimits
): BonusStep | null {
  const count = countForBonus(oddsMilli, bonus)
  const missing = Math.max(1, bonus.minCount - count)
  const percent = bonusPercent(count + missing, bonus)
  const hasRoom = maxSelections === 0 || oddsMilli.length + missing <= maxSelections
  if (percent <= bonusPercent(count, bonus) || !hasRoom) return null
  return { missing, minOddsMilli: bonus.minOddsMilli, percent }
}
