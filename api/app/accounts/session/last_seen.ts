/**
 * When sessions were last used: noted in memory with each request and written together once a minute, so that no
 * request has to write.
 */
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { clock } from '#core/timing/clock'
import { chunked } from '#core/database/transactions'

const WRITE_EVERY_MS = 60_000
const SESSIONS_AT_A_TIME = 500

/** Noted times that are not written yet, in epoch milliseconds by session id. */
const noted = new Map<number, number>()
let timer: NodeJS.Timeout | null = null
let running: Promise<void> = Promise.resolve()

export function noteSeen(sessionId: number): void {
  noted.set(sessionId, clock.now())
}

/** The later of the stored time and the time noted since. */
export const lastSeenAt = (sessionId: number, writtenAt: number): number =>
  Math.max(writtenAt, noted.get(sessionId) ?? 0)

/** Writes the noted times, rounded to the minute: one statement for up to 500 sessions. */
export async function writeLastSeen(): Promise<void> {
  for (const chunk of chunked([...noted], SESSIONS_AT_A_TIME)) {
    const latest = Math.max(...chunk.map(([, at]) => at))
    await db
      .from('user_sessions')
      .whereIn(
        'id',
        chunk.map(([id]) => id)
      )
      .update({ last_seen_at: latest })
    // a time noted meanwhile is written next time
    for (const [id, at] of chunk) if (noted.get(id) === at) noted.delete(id)
  }
}

export function startLastSeen(): void {
  timer = setInterval(() => {
    running = running.then(writeLastSeen).catch((error: unknown) => {
      logger.error({ err: error }, 'when sessions were last used could not be written')
    })
  }, WRITE_EVERY_MS)
}

/** Resolves when everything noted is written. */
export async function stopLastSeen(): Promise<void> {
  if (timer) clearInterval(timer)
  timer = null
  await running
  await writeLastSeen()
}
