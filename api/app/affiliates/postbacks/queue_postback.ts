import { randomBytes } from 'node:crypto'
import type { PostbackEvent } from '@grandstand/shared-types/wire/affiliates/postbacks'
import type { Trx } from '#core/database/transactions'
import { clock } from '#core/timing/clock'

const REFERENCE_BYTES = 16

/** The number by which affiliates know a player: random, so that it names nobody and counts nothing. */
export const newReference = (): string => randomBytes(REFERENCE_BYTES).toString('hex')

/**
 * Writes down that the affiliate's server is told of a step of a referred player, with the transaction that notes the step. Nothing
 * happens for an affiliate without a server; a step that is queued already stays as it is.
 */
export async function queuePostback(
  trx: Trx,
  userId: number,
  event: PostbackEvent,
  happenedAt: number
): Promise<void> {
  const referral = await trx
    .query<{ id: number; siteId: number; affiliateId: number }>()
    .from('affiliate_referrals as r')
    .join('affiliate_postback_servers as s', 's.affiliate_id', 'r.affiliate_id')
    .where('r.user_id', userId)
    .select({ id: 'r.id', siteId: 'r.site_id', affiliateId: 'r.affiliate_id' })
    .first()
  if (!referral) return
  await trx
    .from('affiliate_referrals')
    .where('id', referral.id)
    .whereNull('reference')
    .update({ reference: newReference() })
  const now = clock.now()
  await trx
    .insertQuery()
    .table('affiliate_postbacks')
    .insert({
      site_id: referral.siteId,
      affiliate_id: referral.affiliateId,
      referral_id: referral.id,
      event,
      happened_at: happenedAt,
      state: 'waiting',
      attempts: 0,
      next_attempt_at: now,
      created_at: now,
    })
    .onConflict(['referral_id', 'event'])
    .merge(['event'])
}
