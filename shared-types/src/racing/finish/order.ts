/** The order of finish, as staff enter it (rules 19.2). */

/** How a runner ended: with a position, behind those that have one, not at the finish, or taken out of the result. */
export const FINISH_OUTCOMES = ['finished', 'unplaced', 'didNotFinish', 'disqualified'] as const
export type FinishOutcome = (typeof FINISH_OUTCOMES)[number]

export interface OrderEntry {
  /** The number of the runner. */
  runner: number
  outcome: FinishOutcome
  /** From 1; runners of a dead heat share it, and the next position counts them all: 1, 1, 3. Of those that finished alone. */
  finishingPosition?: number
  /** Laps completed, by which those that did not finish are compared in motor sport. */
  laps?: number
}

/** A runner that is not named is unplaced. */
export type OrderOfFinish = readonly OrderEntry[]

/** Runners by number as they came in; those of one dead heat stand together. */
export type Finish = readonly (readonly number[])[]

/** The finish of an order without faults. */
export function finishOf(order: OrderOfFinish): Finish {
  const byPosition = new Map<number, number[]>()
  for (const { runner, finishingPosition } of order) {
    if (finishingPosition === undefined) continue
    byPosition.set(finishingPosition, [...(byPosition.get(finishingPosition) ?? []), runner])
  }
  return [...byPosition].sort(([a], [b]) => a - b).map(([, tied]) => tied)
}
