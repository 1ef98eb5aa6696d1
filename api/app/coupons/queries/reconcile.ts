/** Checks coupons against the ledger: every stake was posted once, and every payout adds up. */
import db from '@adonisjs/lucid/services/db'
import { sumOfRows } from '#core/database/sums'

/**
 * What users have of a coupon in all: the payout less the stake, and less what expired, which the house has (rules 8.14). Of a
 * free bet, whose stake the house paid, it is never below 0; nor above, when its token was used again or given up (rules 15.8).
 */
const NET = 'coalesce(coupons.payout, 0) - coupons.total_stake - coalesce(gone.amount, 0)'
const OWED = `(case when exists (
  select 1 from bonus_plays p join bonus_grants g on g.id = p.grant_id
  where p.kind = 'coupon' and p.play_id = coupons.id and p.pocket = 'freeBet' and (
    ${NET} < 0 or g.state in ('forfeited', 'cancelled')
    or exists (select 1 from bonus_plays later where later.grant_id = p.grant_id and later.id > p.id)
  )
) then 0 else ${NET} end)`

const MOVED = `in (select reference_id from ledger_transfers where reference_type = 'coupon' and id > ?)`

/**
 * Names the first coupon that differs from its posted money; null when none does. `since` is a transfer: coupons without a later
 * one are not read.
 */
export async function reconcileCoupons(since = 0): Promise<string | null> {
  const isPart = since > 0
  const row = await db
    .query<{ id: number; owed: number; posted: number | null }>()
    .from('coupons')
    .joinRaw(
      `left join (
         select t.reference_id as coupon_id, sum(e.amount) as posted
         from ledger_transfers t
         join ledger_entries e on e.transfer_id = t.id
         join ledger_accounts a on a.id = e.account_id and a.user_id is not null
         where t.reference_type = 'coupon' ${isPart ? `and t.reference_id ${MOVED}` : ''}
         group by t.reference_id
       ) as money on money.coupon_id = coupons.id
       left join ticket_dues as gone
         on gone.kind = 'coupon' and gone.ticket_id = coupons.id and gone.state = 'expired'`,
      isPart ? [since] : []
    )
    .if(isPart, (query) => query.whereRaw(`coupons.id ${MOVED}`, [since]))
    .whereRaw(`coalesce(money.posted, 0) <> ${OWED}`)
    .select('coupons.id as id', 'money.posted as posted')
    .select(db.raw(`${OWED} as owed`))
    .first()
  return row
    ? `coupon ${row.id} should have moved ${row.owed}, the ledger moved ${sumOfRows(row.posted)}`
    : null
}
