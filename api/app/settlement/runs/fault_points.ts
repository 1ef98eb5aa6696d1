import { FaultPoints } from '#core/fault_points'

/** The steps of settlement, in order. */
export const SETTLEMENT_STEPS = [
  'outcomesMarked',
  'selectionsMarked',
  'couponsWritten',
  'moneyPosted',
  'chunkCommitted',
  'allChunksDone',
] as const
export type SettlementStep = (typeof SETTLEMENT_STEPS)[number]

export const faultPoints = new FaultPoints<SettlementStep>()
