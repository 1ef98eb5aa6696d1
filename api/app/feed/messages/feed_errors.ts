/** Parts of feeds that could not be used, kept for staff: only the newest rows, and only so many a minute. */
import type { FeedErrorReason } from '@grandstand/shared-types/wire/betting/feed_error'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#core/timing/clock'

/** Most rows kept. */
const MOST_ROWS = 2_000
const MOST_A_MINUTE = 300
const PRUNE_EVERY = 100
const MINUTE_MS = 60_000

interface FeedError {
  producer: string
  reason: FeedErrorReason
  detail: string
  /** The whole document as it came. */
  document?: Buffer
}

let minute = { startedAt: 0, count: 0 }
let written = 0
let running: Promise<void> = Promise.resolve()

/** Resolves when the error is written; errors beyond the limit of a minute are only counted in the server's log. */
export function logFeedError(error: FeedError): Promise<void> {
  const now = clock.now()
  if (now - minute.startedAt >= MINUTE_MS || now < minute.startedAt) {
    if (minute.count > MOST_A_MINUTE) {
      logger.warn({ count: minute.count - MOST_A_MINUTE }, 'feed errors were left out')
    }
    minute = { startedAt: now, count: 0 }
  }
  if (++minute.count > MOST_A_MINUTE) return running
  running = running
    .then(() => write(error, now))
    .catch((cause: unknown) => logger.error({ err: cause }, 'a feed error could not be stored'))
  return running
}

/** Resolves when all errors so far are written. */
export const feedErrorsWritten = (): Promise<void> => running

async function write({ producer, reason, detail, document }: FeedError, now: number) {
  await db.table('feed_errors').insert({
    producer: producer.slice(0, 24),
    reason,
    detail: detail.slice(0, 500),
    document: document ? textOf(document) : null,
    created_at: now,
  })
  if (++written % PRUNE_EVERY !== 0) return
  const oldest = await db
    .query<{ id: number }>()
    .from('feed_errors')
    .orderBy('id', 'desc')
    .offset(MOST_ROWS)
    .limit(1)
    .select('id')
    .first()
  if (oldest) await db.from('feed_errors').where('id', '<=', oldest.id).delete()
}

/** UTF-8 text unchanged; other bytes as base64, so that none is lost. */
function textOf(document: Buffer): string {
  const text = document.toString('utf8')
  return Buffer.from(text, 'utf8').equals(document) ? text : `base64:${document.toString('base64')}`
}
