/** How long rows stand that only serve for a while; everything else is kept. */
import { REPEAT_WITHIN_DAYS } from '@grandstand/shared-types/core/idempotency'
import type { Retention } from '#core/retention/remove_old'
import env from '#start/env'

const DAY_MS = 24 * 3_600_000

/** A client repeats a request for so long: its answer stands a day longer, whatever the setting says. */
const idempotencyDays = Math.max(env.get('IDEMPOTENCY_KEEP_DAYS') ?? 30, REPEAT_WITHIN_DAYS + 1)

const retentions: Retention[] = [
  {
    table: 'idempotency_keys',
    key: 'id',
    timeColumn: 'created_at',
    keptMs: idempotencyDays * DAY_MS,
    foundBy: 'key',
  },
  {
    table: 'user_sessions',
    key: 'id',
    timeColumn: 'expires_at',
    keptMs: (env.get('SESSION_KEEP_DAYS') ?? 90) * DAY_MS,
    foundBy: 'key',
  },
  {
    table: 'feed_errors',
    key: 'id',
    timeColumn: 'created_at',
    keptMs: (env.get('FEED_ERROR_KEEP_DAYS') ?? 30) * DAY_MS,
    foundBy: 'key',
  },
  { table: 'rate_limits', key: 'key', timeColumn: 'forgotten_at', keptMs: 0, foundBy: 'time' },
]

export default retentions
