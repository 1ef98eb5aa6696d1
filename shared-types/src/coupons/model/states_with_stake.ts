import { COUPON_STATES } from './coupon_words.ts'

/** The states of a coupon whose stake the house has or had. */
export const STATES_WITH_STAKE = COUPON_STATES.filter(
  (state) => state !== 'rejected' && state !== 'cancelled'
)
