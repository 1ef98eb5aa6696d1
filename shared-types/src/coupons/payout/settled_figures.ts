/** Bonus and total odds on the page of a coupon, before and after it is settled. */
import { countLines, groupByMatch, lineSizes, pickCounts } from './lines.ts'
import { couponSum, partsOf } from './part_sum.ts'
import type { CouponToSettle } from './payout.ts'
import { COUPON_STATUS, type CouponStatus } from '../model/coupon_words.ts'

/**
 * The total odds of a settled coupon, in thousandths, rounded down, with the cap in force at placing: a void selection
 * counts 1, a lost line 0. Expects every selection to have a result.
 */
export function settledOddsMilli(coupon: CouponToSettle): number {
  const { type, maxTotalOddsMilli = 0 } = coupon
  const groups = groupByMatch(coupon.selections)
  const sizes = lineSizes(type, groups.length, coupon.sizes)
  const sum = couponSum(coupon, groups, sizes)
  const lines = countLines(pickCounts(groups), sizes) * partsOf(coupon).length
  const odds = Number((sum.numerator * 1000n) / (sum.denominator * BigInt(lines)))
  return maxTotalOddsMilli > 0 ? Math.min(odds, maxTotalOddsMilli) : odds
}

interface Bonus {
  status: CouponStatus
  bonusPercent: number
  bonusMinor: number
  bonusPaidPercent: number
  bonusPaidMinor: number
}

/**
 * The bonus to be expected while the coupon is open, afterwards the bonus paid, in minor units; null without a bonus. The consolation
 * of a Lucky coupon has no percent: 0.
 */
export function bonusToShow(coupon: Bonus): { percent: number; amountMinor: number } | null {
  const isOpen = coupon.status === COUPON_STATUS.waiting
  const percent = isOpen ? coupon.bonusPercent : coupon.bonusPaidPercent
  const amountMinor = isOpen ? coupon.bonusMinor : coupon.bonusPaidMinor
  return percent > 0 || amountMinor > 0 ? { percent, amountMinor } : null
}

/** The total odds at settlement, where they differ from those at placing; otherwise null. */
export function settledOddsToShow({
  totalOddsMilli,
  settledOddsMilli: settled,
}: {
  totalOddsMilli: number
  settledOddsMilli: number | null
}): number | null {
  return settled === totalOddsMilli ? null : settled
}
