import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { EARNING_STATES } from '@grandstand/shared-types/wire/affiliates/affiliates'
import throttle from '#config/throttle'
import { AppError } from '#core/errors/app_error'
import { addressKey } from '#core/throttle/address_key'
import { gate, takeTry } from '#core/throttle/throttle'
import { countWork } from '#core/throttle/work_rate'
import { clock } from '#core/timing/clock'
import { hashOfKey } from '#affiliates/key_hash'
import { siteByHost } from '#sites/current_site'

export interface KeyHolder {
  id: number
  userId: number
  siteId: number
  currency: string
}

/** A use is written down once in this time. */
const NOTED_EVERY_MS = 60_000
const BEARER = /^Bearer (gsa_[0-9a-f]{64})$/

/**
 * The affiliate of the brand at this host whose key came as `Authorization: Bearer`. Throws 401 `notSignedIn` for any other key,
 * for one whose affiliate earns nothing or was blocked, and where the brand has no affiliates; 429 `tooManyAttempts` [seconds]
 * for too many calls, and too many wrong keys of an address.
 */
export async function affiliateOfKey(ctx: HttpContext, ip: string): Promise<KeyHolder> {
  const site = await siteByHost(ctx.request.hostname() ?? '')
  const [, key] = BEARER.exec(ctx.request.header('authorization') ?? '') ?? []
  const holder = key && site.settings.flags.affiliateStatus ? await holderOf(site.id, key) : null
  if (!holder) {
    // counted afterwards: a program that asks many times at once with its key guesses nothing
    await takeTry(gate(throttle.affiliateKeyMissed, 'affiliateKey', addressKey(ip)))
    throw new AppError('notSignedIn')
  }
  await countWork('affiliateReports', holder, ip)
  return holder
}

async function holderOf(siteId: number, key: string): Promise<KeyHolder | null> {
  const row = await db
    .query<KeyHolder & { keyId: number; lastUsedAt: number | null }>()
    .from('affiliate_keys as k')
    .join('affiliates as f', 'f.id', 'k.affiliate_id')
    .join('users as u', 'u.id', 'f.user_id')
    .where({ 'k.key_hash': hashOfKey(key), 'f.site_id': siteId, 'u.status': 1 })
    .whereIn('f.state', [...EARNING_STATES])
    .select({ id: 'f.id', userId: 'u.id', currency: 'u.currency' })
    .select({ keyId: 'k.id', lastUsedAt: 'k.last_used_at' })
    .first()
  if (!row) return null
  const now = clock.now()
  if (now - Number(row.lastUsedAt ?? 0) >= NOTED_EVERY_MS) {
    await db.from('affiliate_keys').where('id', row.keyId).update({ last_used_at: now })
  }
  return { id: Number(row.id), userId: Number(row.userId), siteId, currency: row.currency }
}
