/** What the page of a coupon says of its bonus and its total odds, before it is settled and after. */
import { countLines, groupByMatch, lineSizes, sumLines } from './lines.ts'
import { factorsOf, type CouponToSettle } from './payout.ts'
import { COUPON_STATUS, type CouponStatus } from '../model/coupon_words.ts'

/**
 * The total odds that a coupon was settled at, in thousandths, rounded down: a void selection counts 1, a lost line 0,
 * capped as when it was placed. Expects every selection to have a result.
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
  const weightOf = new Map(
    selections.map((selection, index) => [selection, numerators[index] ?? 0n])
  )
  const sum = sumLines(
    groups.map(({ picks, isBanker }) => ({
      weight: picks.reduce((total, selection) => total + (weightOf.get(selection) ?? 0n), 0n),
      isBanker,
    })),
    chosen,
    denominator
  )
  const lines = countLines(
    groups.map(({ picks, isBanker }) => ({ picks: picks.length, isBanker })),
    chosen
  )
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

/** The promise while a coupon waits, then what was paid; null without either. Money in minor units. */
export function bonusToShow(coupon: Bonus): { percent: number; amountMinor: number } | null {
  const isOpen = coupon.status === COUPON_STATUS.waiting
  const percent = isOpen ? coupon.bonusPercent : coupon.bonusPaidPercent
  const amountMinor = isOpen ? coupon.bonusMinor : coupon.bonusPaidMinor
  return percent > 0 ? { percent, amountMinor } : null
}

/** The odds it was settled at where they are not those it was placed at. */
export function settledOddsToShow({
  totalOddsMilli,
  settledOddsMilli: settled,
}: {
  totalOddsMilli: number
  settledOddsMilli: number | null
}): number | null {
  return settled === totalOddsMilli ? null : settled
}
