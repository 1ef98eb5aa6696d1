/** Figures of a coupon about its lines and its payout. */
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { CouponDetail, CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import type { SystemShape } from '../../../i18n/systemWords.ts'

type Stakes = Pick<
  CouponDetail,
  | 'status'
  | 'totalStakeMinor'
  | 'totalOddsMilli'
  | 'bonusPercent'
  | 'maxPayoutMinor'
  | 'payoutMinor'
>

/**
 * Whether the highest payout lowers the return from odds and bonus. Total odds are rounded, so a difference below a
 * thousandth of the stake is ignored.
 */
export function isPayoutCapped(coupon: Stakes): boolean {
  const { status, totalStakeMinor, totalOddsMilli, bonusPercent, maxPayoutMinor } = coupon
  const counts = status === COUPON_STATUS.waiting || coupon.payoutMinor === maxPayoutMinor
  const percent = BigInt(Math.round(bonusPercent * 100))
  const lowest =
    (BigInt(totalStakeMinor) * BigInt(Math.max(0, totalOddsMilli - 1)) * (10_000n + percent)) /
    (1000n * 10_000n)
  return counts && lowest > BigInt(maxPayoutMinor)
}

type Payout = Pick<CouponView, 'status' | 'maxPayoutMinor' | 'payoutMinor' | 'isUncollected'>

/**
 * The payout of a coupon, minor units, and its name in the texts: the highest possible one while the coupon is open,
 * then the payout, paid or still to be collected with the paper.
 */
export function payoutToShow({ status, maxPayoutMinor, payoutMinor, isUncollected }: Payout) {
  if (status === COUPON_STATUS.waiting) {
    return { label: 'coupons.maxPayout', amountMinor: maxPayoutMinor } as const
  }
  const label = isUncollected ? 'coupons.toPay' : 'coupons.payout'
  return { label, amountMinor: payoutMinor ?? 0 } as const
}

export function systemShape({ selections, sizes }: Pick<CouponDetail, 'selections' | 'sizes'>) {
  const matches = new Set(selections.map(({ matchId }) => matchId))
  const bankers = selections.flatMap(({ matchId, isBanker }) => (isBanker ? [matchId] : []))
  return {
    matchCount: matches.size,
    bankerCount: new Set(bankers).size,
    sizes,
  } satisfies SystemShape
}
