/** What the demo's week told the server of an affiliate: the log alone. No server is named, so that nothing is sent. */
import db from '@adonisjs/lucid/services/db'
import type { PostbackEvent } from '@grandstand/shared-types/wire/affiliates/postbacks'
import { insertAll, inTransaction } from '#core/database/transactions'
import { WAITS_MS } from '#affiliates/postbacks/waits'

interface Step {
  id: number
  affiliateId: number
  registeredAt: number
  firstStakeAt: number | null
}

const ANSWER_MS = 400

/** Writes registrations and first bets of the brand's referred players as sent, but the second one as given up; once. */
export async function noteDemoPostbacks(siteId: number): Promise<void> {
  const known: unknown = await db.from('affiliate_postbacks').where('site_id', siteId).first()
  if (known) return
  const steps: Step[] = await db
    .query<Step>()
    .from('affiliate_referrals')
    .where('site_id', siteId)
    .orderBy('id')
    .select({ id: 'id', affiliateId: 'affiliate_id', registeredAt: 'registered_at' })
    .select({ firstStakeAt: 'first_stake_at' })
  const rows = steps.flatMap((step, place) => [
    place === 1 ? givenUp(siteId, step) : sent(siteId, step, 'registration', step.registeredAt),
    ...(step.firstStakeAt === null ? [] : [sent(siteId, step, 'firstStake', step.firstStakeAt)]),
  ])
  await inTransaction((trx) => insertAll(trx, 'affiliate_postbacks', rows))
}

const rowOf = (siteId: number, { id, affiliateId }: Step, event: PostbackEvent, at: number) => ({
  ...{ site_id: siteId, affiliate_id: affiliateId, referral_id: id, event },
  ...{ happened_at: Number(at), created_at: Number(at) },
})

const sent = (siteId: number, step: Step, event: PostbackEvent, at: number) => {
  const endedAt = Number(at) + ANSWER_MS
  return {
    ...rowOf(siteId, step, event, at),
    ...{ state: 'sent', attempts: 1, answer_status: 204, failure: null },
    ...{ next_attempt_at: Number(at), ended_at: endedAt },
  }
}

/** After the last attempt. */
function givenUp(siteId: number, step: Step) {
  const lastAt = WAITS_MS.reduce((at, wait) => at + wait, Number(step.registeredAt))
  return {
    ...rowOf(siteId, step, 'registration', step.registeredAt),
    ...{ state: 'failed', attempts: WAITS_MS.length + 1, answer_status: 503, failure: 'answer' },
    ...{ next_attempt_at: lastAt, ended_at: lastAt + ANSWER_MS },
  }
}
