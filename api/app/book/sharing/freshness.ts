/** Whether the prices of matches in play are as new as they must be to bet at them (docs/scaling.md). */

import { setTimeout as pause } from 'node:timers/promises'

/** A bet sees a price at most this old, or is refused. */
export const FRESH_MS = 250

let isFresh = (): boolean => true

/** Always true where one server takes the feeds and the bets. */
export const areLivePricesFresh = (): boolean => isFresh()

/** Sets who says so. */
export function freshBy(judge: () => boolean): void {
  isFresh = judge
}

/** Players see no moment in which a busy server got no processor, or the feeds changed hands. */
const TOLD_AFTER_MS = 2_000

/** By `performance.now()`. */
let freshAt = performance.now()

/**
 * True once prices in play have not been fresh for two seconds: then they are shown as paused (rules 6.5). The stream asks
 * ten times a second.
 */
export function areLivePricesOld(): boolean {
  const now = performance.now()
  if (isFresh()) freshAt = now
  return now - freshAt > TOLD_AFTER_MS
}

/** The feeds change hands in less time. */
export const FRESH_WITHIN_MS = 4_000
const LOOK_EVERY_MS = 20

/** Resolves when prices in play are fresh, or after four seconds. */
export async function untilFresh(): Promise<void> {
  const giveUpAt = performance.now() + FRESH_WITHIN_MS
  while (!isFresh() && performance.now() < giveUpAt) await pause(LOOK_EVERY_MS)
}
