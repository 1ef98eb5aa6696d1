import { FaultPoints } from '#core/fault_points'

/** The steps of writing a batch of coupons, in order; the last one after the commit, before anybody is answered. */
export const PLACING_STEPS = [
  'pocketsLocked',
  'couponsWritten',
  'selectionsWritten',
  'moneyPosted',
  'answersKept',
  'batchCommitted',
] as const
export type PlacingStep = (typeof PLACING_STEPS)[number]

export const placingFaultPoints = new FaultPoints<PlacingStep>()
