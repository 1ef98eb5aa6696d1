/** What a player must still play before money can leave. Amounts in minor units of the player's currency. */

/** Whose money it is: a deposit's. */
export const WAGERING_SOURCES = ['payment'] as const
export type WageringSource = (typeof WAGERING_SOURCES)[number]

/** A wagering that is open. */
export interface WageringView {
  source: WageringSource
  /** The reference of the payment. */
  reference: string
  amountMinor: number
  dueMinor: number
  playedMinor: number
  /** The part of the amount that cannot leave yet. */
  lockedMinor: number
  since: number
}
