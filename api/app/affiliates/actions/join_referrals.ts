/** Joins players to the affiliate by whose link they came, or whose code they typed (rules 16.3). */
import type { Attribution } from '@grandstand/shared-types/affiliates/attribution'
import { readLinkCode } from '@grandstand/shared-types/affiliates/link_codes'
import db from '@adonisjs/lucid/services/db'
import { inTransaction } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import { lookForFlags } from '#affiliates/actions/look_for_flags'
import { siteById } from '#sites/current_site'
import { newReference, queuePostback } from '#affiliates/postbacks/queue_postback'

/** Older registrations were joined, or have a code of nobody. */
const LOOKED_BACK_MS = 2 * 86_400_000

/** The state of an affiliate `f` at a moment; null for the present one. */
const STATE_THEN = `(select s.state from affiliate_past_states s
  where s.affiliate_id = f.id and s.until > ? order by s.until limit 1)`

interface Registered {
  id: number
  siteId: number
  /** As the registration kept it; null for none. */
  linkCode: string | null
  typedCode: string | null
  createdAt: number
}

/** The players of a brand who registered lately and are not joined yet; or this one. Doing it twice changes nothing. */
export async function joinReferrals(siteId: number, userId?: number): Promise<void> {
  const players = db
    .query<Registered>()
    .from('users as u')
    .leftJoin('affiliate_referrals as r', 'r.user_id', 'u.id')
    .where('u.site_id', siteId)
    .where((either) => either.whereNotNull('u.affiliate_code').orWhereNotNull('u.promotion_code'))
    .where('u.created_at', '>=', clock.now() - LOOKED_BACK_MS)
    .whereNull('r.id')
    .select({ id: 'u.id', siteId: 'u.site_id', createdAt: 'u.created_at' })
    .select({ linkCode: 'u.affiliate_code', typedCode: 'u.promotion_code' })
  if (userId !== undefined) players.where('u.id', userId)
  const found: Registered[] = await players
  if (found.length === 0) return
  const { touch } = (await siteById(siteId)).settings.attribution
  let joined = 0
  for (const player of found) if (await join(player, touch)) joined++
  if (joined > 0) await lookForFlags(siteId)
}

async function join(player: Registered, touch: Attribution['touch']): Promise<boolean> {
  const { id, siteId, linkCode, typedCode, createdAt } = player
  // what is typed into the form comes after every click
  const [one, other] = touch === 'first' ? [linkCode, typedCode] : [typedCode, linkCode]
  const code = (await openCode(player, one)) ?? (await openCode(player, other))
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
        campaign: code.campaign,
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

interface OpenCode {
  codeId: number
  affiliateId: number
  campaign: string
}

/** The code of an affiliate who was approved at the registration; null for any other text. */
async function openCode(
  { siteId, createdAt }: Registered,
  text: string | null
): Promise<OpenCode | null> {
  const link = readLinkCode(text ?? '')
  if (!link) return null
  const code: Omit<OpenCode, 'campaign'> | null = await db
    .query<Omit<OpenCode, 'campaign'>>()
    .from('affiliate_codes as c')
    .join('affiliates as f', 'f.id', 'c.affiliate_id')
    .where({ 'c.site_id': siteId, 'c.code': link.code })
    .whereRaw(`coalesce(${STATE_THEN}, f.state) = 'approved'`, [createdAt])
    .select({ codeId: 'c.id', affiliateId: 'f.id' })
    .first()
  return code && { ...code, campaign: link.campaign }
}
