/**
 * Places at which a test may end settlement as a kill would, to prove that the next run finishes the work.
 * Nothing listens outside tests.
 */
export const SETTLEMENT_STEPS = [
  'outcomesMarked',
  'selectionsMarked',
  'couponsWritten',
  'moneyPosted',
  'chunkCommitted',
  'allChunksDone',
] as const
export type SettlementStep = (typeof SETTLEMENT_STEPS)[number]

type Listener = (step: SettlementStep) => void

let listener: Listener = () => {}

export const faultPoints = {
  reach: (step: SettlementStep): void => listener(step),

  /** Calls `next` at every step until `clear`; what it throws ends the settlement there. */
  listen(next: Listener): void {
    listener = next
  },

  clear(): void {
    listener = () => {}
  },
}
