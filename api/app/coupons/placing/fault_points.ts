import { FaultPoints } from '#core/fault_points'

/** The steps of writing a batch of coupons in order; the last comes after the commit, before the answers. */
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
