/** The odds boosts that run now, once they are read; the code that applies them loads after the page. */
import type { Evaluation, QuotedOutcome } from '@grandstand/shared-types/coupons/evaluation/slip'
import type { CouponLimits } from '@grandstand/shared-types/coupons/limits/coupon_limits'
import { atom } from 'jotai'

type Selection = Pick<QuotedOutcome, 'matchId' | 'marketTypeId' | 'specifier' | 'outcomeKey'> & {
  matchStatus: string
}

/** The better price for a price, in thousandths. */
export type Better = (oddsMilli: number) => number

/** What a boost does for a coupon of the slip. */
export interface SlipBoost {
  boostId: number
  /** What it adds to the highest payout, in minor units. */
  extraMinor: number
  /** By position; null for a selection that is not boosted. */
  boostedMilli: readonly (number | null)[]
}

export interface BoostableCoupon {
  evaluation: Evaluation
  quotes: readonly (QuotedOutcome | undefined)[]
  limits: CouponLimits
  isNeverBoosted: boolean
  /** Boosts that earlier coupons of the slip use. */
  used: readonly number[]
}

export interface Boosts {
  /** Null for a selection without a boost. */
  betterOf: (selection: Selection) => Better | null
  /** The boost that adds most to the coupon, or why a boosted selection gets none: `stake` is the highest stake. */
  forCoupon: (coupon: BoostableCoupon) => SlipBoost | { stakeMinor: number } | 'coupon' | null
}

export const boostsAtom = atom<Boosts | null>(null)
