import type { Outcome, PastCoupon } from '@grandstand/shared-types/rule_lab/past_coupon'
import type { CouponRow } from '#rule_lab/queries/coupon_pages'

export interface ReadCoupon {
  row: CouponRow
  past: PastCoupon
}

/** What a changed rule makes of coupons. Pages come one after the other; `meet` and `prepare` read what they need. */
export interface Forecaster {
  /** Reads what `mayTouch` needs of the page. */
  meet?: (rows: readonly CouponRow[]) => Promise<void>
  /** False only for a coupon to which the rule makes no difference; its selections are not read. */
  mayTouch: (row: CouponRow) => boolean
  /** Reads what `outcome` needs of the coupons that may be touched. */
  prepare?: (coupons: readonly ReadCoupon[]) => Promise<void>
  outcome: (coupon: ReadCoupon) => Outcome
}

/** What really became of the coupon. */
export const outcomeOf = ({ totalStake, payout }: CouponRow): Outcome => ({
  stakeMinor: totalStake,
  paidMinor: payout,
  refusedBy: null,
})

/** Whether settlement paid something, so that another rule may have paid something else. */
export const isPaid = ({ state, payout }: CouponRow): boolean => state === 'settled' && payout > 0
