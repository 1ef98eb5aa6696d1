/** What an odds boost adds to the payout of a coupon (rules 15.10). */
import { settleCoupon, type CouponSettlement, type CouponToSettle } from './payout.ts'

/** The boost of a coupon, frozen when it was placed. */
export interface CouponBoost {
  /** The better price of each selection, in thousandths; null for one that is not boosted. */
  boostedMilli: readonly (number | null)[]
  highestExtraMinor: number
}

export interface BoostedSettlement extends CouponSettlement {
  /** The part of `payoutMinor` that the boost adds. */
  boostMinor: number
}

/**
 * The settlement at the normal prices, and beside it the payout at the boosted prices less that at the normal ones. All else is
 * the same for both: results, bonus, caps and rounding. A boosted coupon has one line.
 */
export function settleBoosted(
  coupon: CouponToSettle,
  boost: CouponBoost | null
): BoostedSettlement {
  const normal = settleCoupon(coupon)
  if (!boost || normal.status !== 'won') return { ...normal, boostMinor: 0 }
  const boosted = settleCoupon({
    ...coupon,
    selections: coupon.selections.map((selection, position) => ({
      ...selection,
      oddsMilli: boost.boostedMilli[position] ?? selection.oddsMilli,
    })),
  })
  const extraOf = (withBoost: number, without: number) =>
    Math.max(0, Math.min(withBoost - without, boost.highestExtraMinor))
  const boostMinor = extraOf(boosted.payoutMinor, normal.payoutMinor)
  const payoutMinor = normal.payoutMinor + boostMinor
  return {
    ...normal,
    payoutMinor,
    uncappedMinor: normal.uncappedMinor + extraOf(boosted.uncappedMinor, normal.uncappedMinor),
    boostMinor,
    isPartiallyReturned: payoutMinor <= coupon.stakePerLineMinor,
  }
}

/** The most that the boost can add: every selection wins. */
export const highestBoost = (
  coupon: Omit<CouponToSettle, 'selections'> & {
    selections: readonly { matchId: number; oddsMilli: number }[]
  },
  boost: CouponBoost
): number =>
  settleBoosted(
    { ...coupon, selections: coupon.selections.map((one) => ({ ...one, result: 'won' })) },
    boost
  ).boostMinor
