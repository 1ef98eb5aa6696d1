/** Figures of a coupon about its lines and its payout. */
import { isSoldAtStart, type SoldAt } from '@grandstand/shared-types/coupons/model/price_kind'
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
> &
  SoldAt

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
  return counts && !isSoldAtStart(coupon) && lowest > BigInt(maxPayoutMinor)
}

type Payout = Pick<CouponView, 'status' | 'maxPayoutMinor' | 'payoutMinor' | 'isUncollected'> &
  SoldAt

interface PayoutShown {
  label: 'coupons.maxPayout' | 'coupons.toPay' | 'coupons.payout'
  amountMinor: number | null
}

/**
 * The payout of a coupon, minor units, and its name in the texts: the highest possible one while the coupon is open,
 * then the payout, paid or still to be collected with the paper. The highest is null while it hangs on a starting price.
 */
export function payoutToShow(coupon: Payout): PayoutShown {
  const { status, maxPayoutMinor, payoutMinor, isUncollected } = coupon
  if (status === COUPON_STATUS.waiting) {
    const amountMinor = isSoldAtStart(coupon) ? null : maxPayoutMinor
    return { label: 'coupons.maxPayout', amountMinor }
  }
  const label = isUncollected ? 'coupons.toPay' : 'coupons.payout'
  return { label, amountMinor: payoutMinor ?? 0 }
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
