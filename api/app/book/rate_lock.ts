/**
 * The silence of a feed after which a running match's prices are locked (rules 6.4), and the silence in
 * a break, when no message is expected for as long as a break may last (rules 6.3). Each brand sets
 * both (`live.lockAfterSeconds`, `live.maxPauseMinutes`); all brands share the board.
 */
import logger from '@adonisjs/core/services/logger'
import { DEFAULT_LOCK_AFTER_SECONDS, MAX_PAUSE_MINUTES } from '@grandstand/shared-types/live/limits'
import { isInPlay, isPaused } from '@grandstand/shared-types/catalogue/match_status'
import { bus } from '#core/bus'
import { inTurn } from '#core/timing/in_turn'
import { openSites } from '#sites/current_site'
import type { BookMatch } from '#book/match'

/** Milliseconds of silence after which prices are locked. */
export interface RateLock {
  playMs: number
  breakMs: number
}

const DEFAULT_LOCK: RateLock = {
  playMs: DEFAULT_LOCK_AFTER_SECONDS * 1000,
  breakMs: MAX_PAUSE_MINUTES * 60_000,
}

let lock = DEFAULT_LOCK
let bySite = new Map<number, RateLock>()

/** Sets the rate lock for sites without one of their own; omitted fields take the default. */
export function setRateLock(ms: Partial<RateLock> = {}): void {
  lock = { ...DEFAULT_LOCK, ...ms }
}

/** The rate lock of a brand. */
export const rateLockOf = (siteId: number): RateLock => bySite.get(siteId) ?? lock

/** The shortest silences of all brands. */
export function shortestRateLock(): RateLock {
  const all = [lock, ...bySite.values()]
  return {
    playMs: Math.min(...all.map(({ playMs }) => playMs)),
    breakMs: Math.min(...all.map(({ breakMs }) => breakMs)),
  }
}

/** Reloads the rate locks of all brands. */
export const loadRateLocks = inTurn(async (): Promise<void> => {
  const sites = await openSites()
  bySite = new Map(
    sites.map(({ id, settings: { live } }) => [
      id,
      { playMs: live.lockAfterSeconds * 1000, breakMs: live.maxPauseMinutes * 60_000 },
    ])
  )
})

bus.on('siteChanged', () => {
  loadRateLocks().catch((error: unknown) => {
    logger.error({ err: error }, 'times after which prices are locked could not be read')
  })
})

export function isRateLocked(
  { live, status }: BookMatch,
  nowMs: number,
  { playMs, breakMs }: RateLock = lock
): boolean {
  if (live === null || !isInPlay(status)) return false
  return nowMs - live.updatedAt > (isPaused(status) ? breakMs : playMs)
}
