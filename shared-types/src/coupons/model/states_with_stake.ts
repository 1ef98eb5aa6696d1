import { COUPON_STATES } from './coupon_words.ts'

/** The states in which the house has, or had, the stake of a coupon. */
export const STATES_WITH_STAKE = COUPON_STATES.filter(
  (state) => state !== 'rejected' && state !== 'cancelled'
)
