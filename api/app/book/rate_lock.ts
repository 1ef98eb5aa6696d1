/**
 * How long a running match may go without a word of its feed before its prices are locked (specification, section 8). Each
 * brand sets its own (`live.lockAfterSeconds`); the board is one for all of them.
 */
import logger from '@adonisjs/core/services/logger'
import { DEFAULT_LOCK_AFTER_SECONDS } from '@grandstand/shared-types/constants'
import { isInPlay, isPaused } from '@grandstand/shared-types/matches'
import { bus } from '#core/bus'
import { openSites } from '#sites/current_site'
import type { BookMatch } from '#book/match'

const DEFAULT_LOCK_MS = DEFAULT_LOCK_AFTER_SECONDS * 1000

let lockMs = DEFAULT_LOCK_MS
let bySite = new Map<number, number>()

/** Sets the silence after which prices are locked where no brand is asked, in milliseconds; without a value, the default. */
export function setRateLock(ms: number = DEFAULT_LOCK_MS): void {
  lockMs = ms
}

/** Milliseconds of silence that lock the prices of a brand. */
export const lockMsOf = (siteId: number): number => bySite.get(siteId) ?? lockMs

/** Milliseconds of silence that lock the prices of the least patient brand. */
export const shortestLockMs = (): number => Math.min(lockMs, ...bySite.values())

/** Reads what the brands set anew. */
export async function loadRateLocks(): Promise<void> {
  const sites = await openSites()
  bySite = new Map(sites.map(({ id, settings }) => [id, settings.live.lockAfterSeconds * 1000]))
}

bus.on('siteChanged', () => {
  loadRateLocks().catch((error: unknown) => {
    logger.error({ err: error }, 'times after which prices are locked could not be read')
  })
})

/** In a break no word is expected. */
export function isRateLocked(
  { live, status }: BookMatch,
  nowMs: number,
  afterMs: number = lockMs
): boolean {
  return live !== null && isInPlay(status) && !isPaused(status) && nowMs - live.updatedAt > afterMs
}
