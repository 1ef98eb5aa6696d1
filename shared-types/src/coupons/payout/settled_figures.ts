/** Bonus and total odds on the page of a coupon, before and after it is settled. */
import { countLines, groupByMatch, lineSizes, pickCounts, sumLines, weighted } from './lines.ts'
import { factorsOf, type CouponToSettle } from './payout.ts'
import { COUPON_STATUS, type CouponStatus } from '../model/coupon_words.ts'

/**
 * The total odds of a settled coupon, in thousandths, rounded down, with the cap in force at placing: a void selection
 * counts 1, a lost line 0. Expects every selection to have a result.
 */
export function settledOddsMilli({
  type,
  selections,
  sizes,
  maxTotalOddsMilli = 0,
}: CouponToSettle): number {
  const groups = groupByMatch(selections)
  const chosen = lineSizes(type, groups.length, sizes)
  const { numerators, denominator } = factorsOf(selections)
  const sum = sumLines(weighted(groups, selections, numerators), chosen, denominator)
  const lines = countLines(pickCounts(groups), chosen)
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
 * The bonus to be expected while the coupon is open, afterwards the bonus paid, in minor units; null without a bonus.
 */
export function bonusToShow(coupon: Bonus): { percent: number; amountMinor: number } | null {
  const isOpen = coupon.status === COUPON_STATUS.waiting
  const percent = isOpen ? coupon.bonusPercent : coupon.bonusPaidPercent
  const amountMinor = isOpen ? coupon.bonusMinor : coupon.bonusPaidMinor
  return percent > 0 ? { percent, amountMinor } : null
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
