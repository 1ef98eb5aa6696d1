import type { OwnPostback, OwnPostbacks } from '@grandstand/shared-types/wire/affiliates/postbacks'
import db from '@adonisjs/lucid/services/db'
import type { Principal } from '#core/requests/access'
import { affiliateOfUser, requireOnlineUser } from '#affiliates/own_affiliate_row'

const MOST = 50

/** The server of one's own that is told of players, and what it was told lately. Throws as `requireOnlineUser`. */
export async function ownPostbacks(principal: Principal): Promise<OwnPostbacks> {
  await requireOnlineUser(principal)
  const affiliate = await affiliateOfUser(principal.userId)
  if (!affiliate) return { address: null, sends: [] }
  const server = await db
    .query<{ address: string }>()
    .from('affiliate_postback_servers')
    .where('affiliate_id', affiliate.id)
    .select('address')
    .first()
  return { address: server?.address ?? null, sends: await sendsOf(affiliate.id) }
}

async function sendsOf(affiliateId: number): Promise<OwnPostback[]> {
  const rows: OwnPostback[] = await db
    .query<OwnPostback>()
    .from('affiliate_postbacks as p')
    .join('affiliate_referrals as r', 'r.id', 'p.referral_id')
    .join('affiliate_codes as c', 'c.id', 'r.code_id')
    .where('p.affiliate_id', affiliateId)
    .orderBy('p.id', 'desc')
    .limit(MOST)
    .select({ id: 'p.id', event: 'p.event', state: 'p.state', attempts: 'p.attempts' })
    .select({ answerStatus: 'p.answer_status', failure: 'p.failure', createdAt: 'p.created_at' })
    .select({ code: 'c.code', campaign: 'r.campaign' })
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    attempts: Number(row.attempts),
    answerStatus: row.answerStatus === null ? null : Number(row.answerStatus),
    createdAt: Number(row.createdAt),
  }))
}
