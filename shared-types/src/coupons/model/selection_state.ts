/** The state of a selection without a result. */
import { COUPON_STATUS, type CouponStatus } from './coupon_words.ts'

export type StateWithoutResult = 'open' | 'sold' | 'cancelled'

/**
 * `open`, or the end of its coupon when that was sold, cancelled or rejected, because such a coupon needs no more
 * results.
 */
export function stateWithoutResult(status: CouponStatus): StateWithoutResult {
  if (status === COUPON_STATUS.sold) return 'sold'
  return status === COUPON_STATUS.cancelled ? 'cancelled' : 'open'
}
