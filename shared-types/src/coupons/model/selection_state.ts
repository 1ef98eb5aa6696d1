/** How a selection without a result stands. */
import { COUPON_STATUS, type CouponStatus } from './coupon_words.ts'

export type StateWithoutResult = 'open' | 'sold' | 'cancelled'

/** Open; but as its coupon ended, once that was sold, or cancelled or rejected: such a coupon waits for no more results. */
export function stateWithoutResult(status: CouponStatus): StateWithoutResult {
  if (status === COUPON_STATUS.sold) return 'sold'
  return status === COUPON_STATUS.cancelled ? 'cancelled' : 'open'
}
