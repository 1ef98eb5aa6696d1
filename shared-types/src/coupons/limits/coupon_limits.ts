/** Every limit that binds a player's coupons. */
import type { CouponType } from '../model/coupon_words.ts'
import type { TypeLimits } from './type_limits.ts'

/** The limits `evaluate` needs; 0 means no limit except where a site-wide cap stands. */
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
  /** Different bet types in a coupon, and selections of one bet type; left out: no bound. */
  minMarketTypes?: number
  maxMarketTypes?: number
  maxPerMarketType?: number
  /** 0 closes a coupon type for this user. */
  types: Record<CouponType, 0 | 1>
  /** What binds coupons of one type beyond the figures above; left out: nothing. */
  byType?: TypeLimits
  /** What may be done with a placed coupon; 0 closes it, left out means open. */
  actions?: { sell?: 0 | 1; cancel?: 0 | 1 }
  sameCouponMax: number
  /** Seconds that live coupons of this group wait beyond the site's time; left out: none. */
  extraWaitingSeconds?: number
  bonus: { minOddsMilli: number; minCount: number; percentPerStep: number }
}
