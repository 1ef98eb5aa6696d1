/**
 * When prices of a running match are locked because its feed is silent: after the brand's time, which the stream sends.
 */
import { DEFAULT_LOCK_AFTER_SECONDS, MAX_PAUSE_MINUTES } from '@grandstand/shared-types/live/limits'
import type { Hello } from '@grandstand/shared-types/stream/frames'
import { isPaused } from '@grandstand/shared-types/catalogue/match_status'
import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'
import { serverNow } from '../api/serverClock.ts'

let lockAfterMs = DEFAULT_LOCK_AFTER_SECONDS * 1000
let lockBreakAfterMs = MAX_PAUSE_MINUTES * 60_000

export function setRateLock(hello: Pick<Hello, 'lockAfterMs' | 'lockBreakAfterMs'>): void {
  lockAfterMs = hello.lockAfterMs
  lockBreakAfterMs = hello.lockBreakAfterMs
}

/** Milliseconds until the prices of the match are locked; 0 when they are locked, null while the feed is not silent. */
export function locksInMs({
  silentSince,
  status,
}: Pick<LiveMatch, 'silentSince' | 'status'>): number | null {
  if (silentSince === null) return null
  const afterMs = isPaused(status) ? lockBreakAfterMs : lockAfterMs
  return Math.max(0, silentSince + afterMs - serverNow())
}
