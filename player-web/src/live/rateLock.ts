/** After which silence of its feed a match in play takes no bets here: the brand's time, as the socket told it. */
import { DEFAULT_LOCK_AFTER_SECONDS } from '@grandstand/shared-types/constants'
import type { LiveMatch } from '@grandstand/shared-types/wire'
import { serverNow } from '../api/serverClock.ts'

let lockAfterMs = DEFAULT_LOCK_AFTER_SECONDS * 1000

export function setLockAfter(ms: number): void {
  lockAfterMs = ms
}

/** Milliseconds until the prices of the match are locked; 0 when they are, null while its feed speaks. */
export function locksInMs({ silentSince }: Pick<LiveMatch, 'silentSince'>): number | null {
  return silentSince === null ? null : Math.max(0, silentSince + lockAfterMs - serverNow())
}
