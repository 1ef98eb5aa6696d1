import type { Postback, PostbackEvent } from '@grandstand/shared-types/wire/affiliates/postbacks'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#core/timing/clock'

export interface WaitingPostback {
  rowId: number
  /** So far. */
  attempts: number
  createdAt: number
  body: Postback
}

interface Stored {
  rowId: number
  attempts: number
  createdAt: number
  event: PostbackEvent
  happenedAt: number
  code: string
  campaign: string
  reference: string
}

/** What is due for the server of an affiliate, the oldest first. */
export async function waitingPostbacks(
  affiliateId: number,
  most: number
): Promise<WaitingPostback[]> {
  const rows: Stored[] = await db
    .query<Stored>()
    .from('affiliate_postbacks as p')
    .join('affiliate_referrals as r', 'r.id', 'p.referral_id')
    .join('affiliate_codes as c', 'c.id', 'r.code_id')
    .where({ 'p.affiliate_id': affiliateId, 'p.state': 'waiting' })
    .where('p.next_attempt_at', '<=', clock.now())
    .orderBy('p.id')
    .limit(most)
    .select({ rowId: 'p.id', attempts: 'p.attempts', createdAt: 'p.created_at' })
    .select({ event: 'p.event', happenedAt: 'p.happened_at' })
    .select({ code: 'c.code', campaign: 'r.campaign', reference: 'r.reference' })
  return rows.map(({ rowId, attempts, createdAt, happenedAt, reference, ...of }) => ({
    rowId: Number(rowId),
    attempts: Number(attempts),
    createdAt: Number(createdAt),
    body: {
      id: `${reference}-${of.event}`,
      event: of.event,
      code: of.code,
      campaign: of.campaign,
      player: reference,
      at: Number(happenedAt),
    },
  }))
}
