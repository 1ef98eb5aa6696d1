/** Joins players to the affiliate whose code they registered with (rules 16.3). */
import { readLinkCode } from '@grandstand/shared-types/affiliates/link_codes'
import db from '@adonisjs/lucid/services/db'
import { inTransaction } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import { lookForFlags } from '#affiliates/actions/look_for_flags'
import { newReference, queuePostback } from '#affiliates/postbacks/queue_postback'

/** Older registrations were joined, or have a code of nobody. */
const LOOKED_BACK_MS = 2 * 86_400_000

/** The state of an affiliate `f` at a moment; null for the present one. */
const STATE_THEN = `(select s.state from affiliate_past_states s
  where s.affiliate_id = f.id and s.until > ? order by s.until limit 1)`

interface Registered {
  id: number
  siteId: number
  typed: string
  createdAt: number
}

/** The players of a brand who registered lately and are not joined yet; or this one. Doing it twice changes nothing. */
export async function joinReferrals(siteId: number, userId?: number): Promise<void> {
  const players = db
    .query<Registered>()
    .from('users as u')
    .leftJoin('affiliate_referrals as r', 'r.user_id', 'u.id')
    .where('u.site_id', siteId)
    .whereNotNull('u.affiliate_code')
    .where('u.created_at', '>=', clock.now() - LOOKED_BACK_MS)
    .whereNull('r.id')
    .select({ id: 'u.id', siteId: 'u.site_id', typed: 'u.affiliate_code' })
    .select({ createdAt: 'u.created_at' })
  if (userId !== undefined) players.where('u.id', userId)
  const found: Registered[] = await players
  let joined = 0
  for (const player of found) if (await join(player)) joined++
  if (joined > 0) await lookForFlags(siteId)
}

async function join({ id, siteId, typed, createdAt }: Registered): Promise<boolean> {
  const link = readLinkCode(typed)
  if (!link) return false
  const code = await db
    .query<{ codeId: number; affiliateId: number }>()
    .from('affiliate_codes as c')
    .join('affiliates as f', 'f.id', 'c.affiliate_id')
    .where({ 'c.site_id': siteId, 'c.code': link.code })
    .whereRaw(`coalesce(${STATE_THEN}, f.state) = 'approved'`, [createdAt])
    .select({ codeId: 'c.id', affiliateId: 'f.id' })
    .first()
  if (!code) return false
  await inTransaction(async (trx) => {
    await trx
      .insertQuery()
      .table('affiliate_referrals')
      .insert({
        site_id: siteId,
        user_id: id,
        affiliate_id: code.affiliateId,
        code_id: code.codeId,
        campaign: link.campaign,
        standing: 'counts',
        registered_at: createdAt,
        counted_until: createdAt,
        reference: newReference(),
      })
      .onConflict('user_id')
      .merge(['user_id'])
    await queuePostback(trx, id, 'registration', createdAt)
  })
  return true
}
