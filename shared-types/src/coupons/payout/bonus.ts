/** Combo bonus (rules 4.11). */
import { BONUS_PERCENT_CAP } from '../limits/bounds.ts'
import type { CouponLimits } from '../limits/coupon_limits.ts'
import type { CouponType } from '../model/coupon_words.ts'

export type BonusSettings = CouponLimits['bonus']

/** `percent x (count - minCount + 1)`, at most 25; 0 below `minCount`, and when the site gives no bonus. */
export function bonusPercent(count: number, bonus: BonusSettings): number {
  if (bonus.percentPerStep <= 0 || bonus.minCount <= 0 || count < bonus.minCount) return 0
  return Math.min(BONUS_PERCENT_CAP, bonus.percentPerStep * (count - bonus.minCount + 1))
}

/** Whether coupons of this type earn the bonus: only those with one line and without two selections on one match do. */
export function earnsBonus(type: CouponType): boolean {
  return type === 'single' || type === 'combined'
}

/** How many of these odds count towards the bonus. */
export function countForBonus(oddsMilli: readonly number[], bonus: BonusSettings): number {
  let count = 0
  for (const odds of oddsMilli) if (odds >= bonus.minOddsMilli) count++
  return count
}
