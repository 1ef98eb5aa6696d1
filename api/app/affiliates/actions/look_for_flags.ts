/** Finds referrals that may be of the affiliate's own (rules 16.8). */
import type { ReferralFlag } from '@grandstand/shared-types/affiliates/referral'
import db from '@adonisjs/lucid/services/db'
import { inTransaction } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import { refreshStandings } from '#affiliates/actions/refresh_standings'

/** How a referral `r` of player `p` and the affiliate's user `o` is found; each is a condition of SQL. */
const CONDITIONS: Readonly<Record<ReferralFlag, string>> = {
  sameDevice: `exists (select 1 from user_sessions ps join user_sessions os
    on os.device_hash = ps.device_hash where ps.user_id = p.id and os.user_id = o.id)`,
  sameAddress: `exists (select 1 from user_sessions ps join user_sessions os
    on os.ip = ps.ip where ps.user_id = p.id and os.user_id = o.id and ps.ip <> '')`,
  samePaymentAccount: `exists (select 1 from payments pp join payments op
    on op.target_hash = pp.target_hash where pp.user_id = p.id and op.user_id = o.id)`,
  sameIdentity: `p.identity_number = o.identity_number or p.email_key = o.email_key
    or p.phone_key = o.phone_key or (p.birth_date = o.birth_date
    and lower(p.first_name) = lower(o.first_name) and lower(p.last_name) = lower(o.last_name))`,
  otherCurrency: 'p.currency <> o.currency',
}

/** Flags what is found in a brand and holds the players; a flag that was found before stays as staff decided it. */
export async function lookForFlags(siteId: number): Promise<void> {
  for (const [flag, condition] of Object.entries(CONDITIONS)) {
    const rows: { id: number }[] = await db
      .query<{ id: number }>()
      .from('affiliate_referrals as r')
      .join('affiliates as f', 'f.id', 'r.affiliate_id')
      .join('users as p', 'p.id', 'r.user_id')
      .join('users as o', 'o.id', 'f.user_id')
      .leftJoin('affiliate_flags as g', (join) => {
        join.on('g.referral_id', 'r.id').andOnVal('g.flag', flag)
      })
      .where('r.site_id', siteId)
      .whereNull('g.id')
      .whereRaw(`(${condition})`)
      .select('r.id as id')
    for (const { id } of rows) await flagReferral(Number(id), flag)
  }
}

const flagReferral = (referralId: number, flag: string): Promise<void> =>
  inTransaction(async (trx) => {
    await trx
      .insertQuery()
      .table('affiliate_flags')
      .insert({ referral_id: referralId, flag, state: 'open', created_at: clock.now() })
      .onConflict(['referral_id', 'flag'])
      .merge(['flag'])
    await refreshStandings(trx, referralId)
  })
