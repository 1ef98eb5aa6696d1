/** Every limit that binds a player's coupons. */
import type { CouponType } from '../model/coupon_words.ts'
import type { LuckySettings } from '../model/lucky_terms.ts'
import type { TypeLimits } from './type_limits.ts'

/** The limits that `evaluate` reads. 0 is no limit, except where a site-wide cap stands. */
export interface CouponLimits {
  minStakeMinor: number
  maxStakeMinor: number
  maxPayoutMinor: number
  minSelections: number
  maxSelections: number
  maxMultiLines: number
  maxMultiSelections: number
  maxSystemSelections: number
  minSelectionOddsMilli: number
  maxSelectionOddsMilli: number
  minTotalOddsMilli: number
  maxTotalOddsMilli: number
  /** Fewest and most market types in a coupon, and most selections of one type; absent means no bound. */
  minMarketTypes?: number
  maxMarketTypes?: number
  maxPerMarketType?: number
  /** 0 closes a coupon type for this user. */
  types: Record<CouponType, 0 | 1>
  /** Limits on coupons of one type beside the figures above; absent means none. */
  byType?: TypeLimits
  /** Actions of the user on a placed coupon: 0 closes an action, absent leaves it open. */
  actions?: { sell?: 0 | 1; cancel?: 0 | 1 }
  sameCouponMax: number
  /** Seconds added to the acceptance delay for this group of players; absent means none. */
  extraWaitingSeconds?: number
  bonus: { minOddsMilli: number; minCount: number; percentPerStep: number }
  /** Bonus and consolation of Lucky coupons of runners; absent means none. */
  lucky?: LuckySettings
}
