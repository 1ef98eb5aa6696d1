/** How long temporary rows are kept; all other rows are kept for ever. */
import { REPEAT_WITHIN_DAYS } from '@grandstand/shared-types/core/idempotency'
import type { Retention } from '#core/retention/remove_old'
import env from '#start/env'

const DAY_MS = 24 * 3_600_000

/**
 * A client may repeat a request for this long, so its answer is kept at least a day longer, even when the setting is
 * shorter.
 */
const idempotencyDays = Math.max(env.get('IDEMPOTENCY_KEEP_DAYS') ?? 30, REPEAT_WITHIN_DAYS + 1)

/** The sandbox gateway is there to try payments with; nobody asks it about older ones. */
const SANDBOX_DAYS = 90
const PROVIDER_MINUTE_DAYS = 30
/** A browser's click counts once in so many days (rules 16.2). */
const CLICK_DAYS = 30
const POSTBACK_DAYS = 90

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
  {
    table: 'mails',
    key: 'id',
    timeColumn: 'created_at',
    keptMs: (env.get('MAIL_KEEP_DAYS') ?? 90) * DAY_MS,
    foundBy: 'key',
  },
  {
    table: 'account_links',
    key: 'id',
    timeColumn: 'expires_at',
    keptMs: 7 * DAY_MS,
    foundBy: 'time',
  },
  {
    table: 'sandbox_notices',
    key: 'id',
    timeColumn: 'created_at',
    keptMs: SANDBOX_DAYS * DAY_MS,
    foundBy: 'key',
  },
  {
    table: 'sandbox_payments',
    key: 'id',
    timeColumn: 'updated_at',
    // their notices go first
    keptMs: (SANDBOX_DAYS + 1) * DAY_MS,
    foundBy: 'key',
  },
  {
    table: 'sandbox_vouchers',
    key: 'id',
    timeColumn: 'created_at',
    keptMs: (SANDBOX_DAYS + 1) * DAY_MS,
    foundBy: 'key',
  },
  {
    table: 'game_messages',
    key: 'id',
    timeColumn: 'received_at',
    // a provider's own list reaches back four months
    keptMs: (env.get('GAME_MESSAGE_KEEP_DAYS') ?? 180) * DAY_MS,
    foundBy: 'key',
  },
  {
    table: 'game_provider_minutes',
    key: 'id',
    timeColumn: 'minute',
    keptMs: PROVIDER_MINUTE_DAYS * DAY_MS,
    foundBy: 'key',
  },
  {
    table: 'affiliate_clicks',
    key: 'id',
    timeColumn: 'created_at',
    keptMs: CLICK_DAYS * DAY_MS,
    foundBy: 'key',
  },
  {
    table: 'affiliate_postbacks',
    key: 'id',
    timeColumn: 'created_at',
    keptMs: POSTBACK_DAYS * DAY_MS,
    foundBy: 'key',
  },
  { table: 'used_captchas', key: 'key', timeColumn: 'expires_at', keptMs: 0, foundBy: 'time' },
  { table: 'machine_nonces', key: 'key', timeColumn: 'expires_at', keptMs: 0, foundBy: 'time' },
  { table: 'rate_limits', key: 'key', timeColumn: 'forgotten_at', keptMs: 0, foundBy: 'time' },
]

export default retentions
