/** How long a running match may go without a word of its feed before its prices are locked (specification, section 8). */
import { isInPlay, isPaused } from '@grandstand/shared-types/matches'
import type { BookMatch } from '#book/match'

const DEFAULT_LOCK_MS = 60_000

let lockMs = DEFAULT_LOCK_MS

/** Sets the silence after which prices are locked, in milliseconds; without a value, the default again. */
export function setRateLock(ms: number = DEFAULT_LOCK_MS): void {
  lockMs = ms
}

/** In a break no word is expected. */
export function isRateLocked({ live, status }: BookMatch, nowMs: number): boolean {
  return live !== null && isInPlay(status) && !isPaused(status) && nowMs - live.updatedAt > lockMs
}
