/** Finds referrals that may be of the affiliate's own (rules 16.8). */
import { REFERRAL_FLAGS, type ReferralFlag } from '@grandstand/shared-types/affiliates/referral'
import db from '@adonisjs/lucid/services/db'
import { folded } from '@grandstand/shared-types/core/folded'
import { inTransaction } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import { refreshStandings } from '#affiliates/actions/refresh_standings'

const SAME_KEYS = `p.identity_key = o.identity_key or p.email_key = o.email_key
  or p.phone_key = o.phone_key`

/** How a referral `r` of player `p` and the affiliate's user `o` is found; each is a condition of SQL. */
const CONDITIONS: Readonly<Record<Exclude<ReferralFlag, 'noOwnMoney'>, string>> = {
  sameDevice: `exists (select 1 from user_sessions ps join user_sessions os
    on os.device_hash = ps.device_hash where ps.user_id = p.id and os.user_id = o.id)`,
  sameAddress: `exists (select 1 from user_sessions ps join user_sessions os
    on os.ip = ps.ip where ps.user_id = p.id and os.user_id = o.id and ps.ip <> '')`,
  samePaymentAccount: `exists (select 1 from payments pp join payments op
    on op.target_hash = pp.target_hash where pp.user_id = p.id and op.user_id = o.id)`,
  // people born on one day are told apart by their names
  sameIdentity: `${SAME_KEYS} or p.birth_date = o.birth_date`,
  otherCurrency: 'p.currency <> o.currency',
}

interface Found {
  id: number
  hasSameKeys: number | boolean | null
  playerFirst: string
  playerLast: string
  ownerFirst: string
  ownerLast: string
}

/** Names are compared as a search compares them, so that an accent, a joiner or the other case makes no other person. */
const haveSameName = (row: Found): boolean =>
  folded(row.playerFirst) === folded(row.ownerFirst) &&
  folded(row.playerLast) === folded(row.ownerLast)

/** Flags what is found in a brand and holds the players; a flag that was found before stays as staff decided it. */
export async function lookForFlags(siteId: number): Promise<void> {
  for (const flag of REFERRAL_FLAGS) {
    if (flag === 'noOwnMoney') continue
    const condition = CONDITIONS[flag]
    const rows: Found[] = await db
      .query<Found>()
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
      .select('r.id as id', db.raw(`(${SAME_KEYS}) as ??`, ['hasSameKeys']))
      .select('p.first_name as playerFirst', 'p.last_name as playerLast')
      .select('o.first_name as ownerFirst', 'o.last_name as ownerLast')
    for (const row of rows) {
      const isFound = flag !== 'sameIdentity' || Boolean(row.hasSameKeys) || haveSameName(row)
      if (isFound) await flagReferral(Number(row.id), flag)
    }
  }
}

/** Holds a referral until staff decide about the flag; a player of another currency is refused at once. */
export const flagReferral = (referralId: number, flag: ReferralFlag): Promise<void> =>
  inTransaction(async (trx) => {
    const now = clock.now()
    const decided =
      flag === 'otherCurrency' ? { state: 'confirmed', decided_at: now } : { state: 'open' }
    await trx
      .insertQuery()
      .table('affiliate_flags')
      .insert({ referral_id: referralId, flag, created_at: now, ...decided })
      .onConflict(['referral_id', 'flag'])
      .merge(['flag'])
    await refreshStandings(trx, referralId)
  })
