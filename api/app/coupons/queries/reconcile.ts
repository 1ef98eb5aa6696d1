/** Checks coupons against the ledger: every stake was posted once, and every payout adds up. */
import db from '@adonisjs/lucid/services/db'
import { sumOfRows } from '#core/database/sums'

/** Names the first coupon that differs from its posted money; null when none does. */
export async function reconcileCoupons(): Promise<string | null> {
  const row = await db
    .query<{ id: number; owed: number; posted: number | null }>()
    .from('coupons')
    .joinRaw(
      `left join (
         select t.reference_id as coupon_id, sum(e.amount) as posted
         from ledger_transfers t
         join ledger_entries e on e.transfer_id = t.id
         join ledger_accounts a on a.id = e.account_id and a.user_id is not null
         where t.reference_type = 'coupon'
         group by t.reference_id
       ) as money on money.coupon_id = coupons.id`
    )
    .whereRaw('coalesce(money.posted, 0) <> coalesce(coupons.payout, 0) - coupons.total_stake')
    .select('coupons.id as id', 'money.posted as posted')
    .select(db.raw('coalesce(coupons.payout, 0) - coupons.total_stake as owed'))
    .first()
  return row
    ? `coupon ${row.id} should have moved ${row.owed}, the ledger moved ${sumOfRows(row.posted)}`
    : null
}
