/** Coupons of the past, and what another rule would have made of them (rules 17). Pure; amounts in minor units. */
import type { PriceKind } from '../coupons/model/price_kind.ts'
import type { BonusSettings } from '../coupons/payout/bonus.ts'
import { settleBoosted, type CouponBoost } from '../coupons/payout/boost.ts'
import type { CouponToSettle } from '../coupons/payout/payout.ts'
import type { SelectionToSettle } from '../coupons/payout/selection_to_settle.ts'
import type { PlayerErrorKey } from '../core/errors.ts'

export interface PastSelection extends SelectionToSettle {
  outcomeId: number
  marketId: number
  marketTypeId: number
  /** Taken in play. */
  isLive: boolean
  /** How the price was found; without it the price was taken. */
  priceKind?: PriceKind | null
}

/** A settled coupon with the figures that were frozen when it was placed. */
export interface PastCoupon extends CouponToSettle {
  sizes: readonly number[]
  selections: readonly PastSelection[]
  totalStakeMinor: number
  maxTotalOddsMilli: number
  bonus?: BonusSettings
  boost?: CouponBoost
}

/** What a coupon brings and pays. */
export interface Outcome {
  /** 0 for a coupon that would have been refused. */
  stakeMinor: number
  paidMinor: number
  /** Why the coupon would have been refused; null for one that would have been taken. */
  refusedBy: PlayerErrorKey | null
  /** Of a bonus: what was given. */
  grantedMinor?: number
}

/** The outcome by the rules of settlement. Expects a coupon without an open selection that could still win. */
export const settledOutcome = (coupon: PastCoupon): Outcome => ({
  stakeMinor: coupon.totalStakeMinor,
  paidMinor: settleBoosted(coupon, coupon.boost ?? null).payoutMinor,
  refusedBy: null,
})

/** What the house loses by the change: payouts less stakes, after less before. Below zero it gains. */
export const costOf = (
  before: Pick<Outcome, 'stakeMinor' | 'paidMinor'>,
  after: Pick<Outcome, 'stakeMinor' | 'paidMinor'>
): number => after.paidMinor - after.stakeMinor - (before.paidMinor - before.stakeMinor)
