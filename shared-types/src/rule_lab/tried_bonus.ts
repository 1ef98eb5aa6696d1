/** Another combination bonus (rules 4.11, 17.3); a coupon at the starting price earns none (19.9). */
import { isSoldAtStart } from '../coupons/model/price_kind.ts'
import { earnsBonus, type BonusSettings } from '../coupons/payout/bonus.ts'
import { settledOutcome, type Outcome, type PastCoupon } from './past_coupon.ts'

/** `tried` null leaves every coupon the bonus with which it was placed. */
export function outcomeWithBonus(coupon: PastCoupon, tried: BonusSettings | null): Outcome {
  if (!tried || !earnsBonus(coupon.type) || isSoldAtStart(coupon)) return settledOutcome(coupon)
  return settledOutcome({ ...coupon, bonus: tried })
}
