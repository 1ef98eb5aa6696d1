/**
 * The payout of a coupon once its selections have results (rules 3.1, 4.2, 4.11). Every figure it reads was frozen when
 * the coupon was placed.
 */
import { bonusPercent, countForBonus, earnsBonus, type BonusSettings } from './bonus.ts'
import { countLines, groupByMatch, lineSizes, pickCounts } from './lines.ts'
import { isPaidInFull } from './paid_odds.ts'
import { couponSum, partsOf } from './part_sum.ts'
import type { CouponParts, SelectionToSettle } from './selection_to_settle.ts'
import type { COUPON_STATUS, CouponType } from '../model/coupon_words.ts'
import { raisedTo, winnings } from './winnings.ts'
import { type LuckyTerms } from '../model/lucky_terms.ts'
import { allWinnersPercentOf, luckySum } from './lucky.ts'

export interface CouponToSettle extends CouponParts {
  type: CouponType
  stakePerLineMinor: number
  /** The chosen k of a system, bankers counted; other types ignore it. */
  sizes?: readonly number[]
  /** 0 means no highest payout. */
  maxPayoutMinor: number
  /** 0 or absent means no cap on the total odds. */
  maxTotalOddsMilli?: number
  bonus?: BonusSettings
  /** Of a Lucky 15, 31 or 63 of runners; absent for any other coupon. */
  lucky?: LuckyTerms
}

export interface CouponSettlement {
  /** True when all selections have results, or when no line can win any more. */
  settled: boolean
  status: Exclude<keyof typeof COUPON_STATUS, 'sold'>
  payoutMinor: number
  /** The payout before `maxPayoutMinor`. */
  uncappedMinor: number
  /** The part of `payoutMinor` that is bonus. */
  bonusMinor: number
  bonusPercent: number
  /** True when the coupon won and pays no more than its stake. */
  isPartiallyReturned: boolean
}

const NOTHING = {
  payoutMinor: 0,
  uncappedMinor: 0,
  bonusMinor: 0,
  bonusPercent: 0,
  isPartiallyReturned: false,
} as const

/**
 * Settles a coupon; the payout is rounded once, down. A coupon whose selections are all void is cancelled, and the
 * whole stake is returned. The bonus is counted again over the selections that won at full price. The highest payout is
 * applied last.
 */
export function settleCoupon(coupon: CouponToSettle): CouponSettlement {
  const { type, stakePerLineMinor } = coupon
  const parts = partsOf(coupon)
  const groups = groupByMatch(coupon.selections)
  const sizes = lineSizes(type, groups.length, coupon.sizes)
  // one lost match loses a line through all matches, and most coupons end here
  if (type !== 'system' && parts.length === 1 && groups.some(isLost)) {
    return { settled: true, status: 'lost', ...NOTHING }
  }

  // an open selection may still win; a coupon none of whose lines could win even then is lost
  const lineSum = couponSum(coupon, groups, sizes)
  if (lineSum.numerator === 0n) return { settled: true, status: 'lost', ...NOTHING }
  if (parts.some((part) => part.some(({ result }) => result === null))) {
    return { settled: false, status: 'waiting', ...NOTHING }
  }

  const lineCount = countLines(pickCounts(groups), sizes) * parts.length
  const totalStakeMinor = stakePerLineMinor * lineCount
  if (parts.every((part) => part.every(({ result }) => result === 'void'))) {
    return {
      ...NOTHING,
      settled: true,
      status: 'cancelled',
      payoutMinor: totalStakeMinor,
      uncappedMinor: totalStakeMinor,
    }
  }
  const percent = earnedPercent(coupon)
  const figures = {
    stakePerLineMinor,
    lineCount,
    maxTotalOddsMilli: coupon.maxTotalOddsMilli ?? 0,
    maxPayoutMinor: coupon.maxPayoutMinor,
  }
  const usual = winnings({ ...figures, lineSum, bonusPercent: percent })
  const paid = coupon.lucky
    ? raisedTo(luckySum(coupon, sizes, coupon.lucky), usual, figures)
    : usual
  return {
    settled: true,
    status: 'won',
    ...paid,
    bonusPercent: coupon.lucky ? allWinnersPercentOf(coupon, coupon.lucky) : percent,
    isPartiallyReturned: paid.payoutMinor <= totalStakeMinor,
  }
}

const isLost = ({ picks }: { picks: readonly SelectionToSettle[] }): boolean =>
  picks.every(({ result }) => result === 'lost')

function earnedPercent({ type, selections, placeSelections, bonus }: CouponToSettle): number {
  if (!bonus || !earnsBonus(type) || placeSelections) return 0
  const won = selections.filter(
    (selection) =>
      selection.result === 'won' && selection.deadHeat === undefined && isPaidInFull(selection)
  )
  return bonusPercent(
    countForBonus(
      won.map((selection) => selection.oddsMilli),
      bonus
    ),
    bonus
  )
}
