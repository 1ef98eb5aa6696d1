import db from '@adonisjs/lucid/services/db'
import { sumOfRows } from '#core/database/sums'
import { inTransaction, insertAll, type Trx } from '#core/database/transactions'
import { drawsIn, gamesIn } from '#dealers/turnover/games_in'
import type { Moved } from '#dealers/turnover/moved'
import { TURNOVER_KINDS, TURNOVER_SUMS } from '#dealers/turnover/turnover_sums'

export const HOUR_MS = 3_600_000
/** Row of `job_states` with the time of the last count; two counts take turns by its lock. */
export const TURNOVER_JOB = 'turnover'

/** The head id of the whole brand. */
export const BRAND = 0

const { placed: PLACED, returned: RETURNED, paid: PAID } = TURNOVER_KINDS

/**
 * Counts the stakes and payouts of the hour that begins at `hour` (epoch milliseconds) anew from the ledger, for every head
 * of a branch. A returned stake lowers the stakes of the hour in which it was returned. The row of the job must exist.
 */
export function countHour(hour: number): Promise<void> {
  return inTransaction(async (trx) => {
    // read after the lock: a count that has waited must not write older sums over newer ones
    await trx.from('job_states').where('name', TURNOVER_JOB).forUpdate().select('name')
    const rows = rowsOf(hour, [
      ...(await couponsIn(trx, hour)),
      ...(await gamesIn(trx, hour, hour + HOUR_MS)),
      ...(await drawsIn(trx, hour, hour + HOUR_MS)),
    ])
    await trx.from('turnover_hours').where('hour', hour).delete()
    await insertAll(trx, 'turnover_hours', rows)
  })
}

type HourRow = Record<string, string | number>

/** A row for every head of a branch, by currency, product and sport. */
function rowsOf(hour: number, moved: readonly Moved[]): HourRow[] {
  const rows = new Map<string, HourRow>()
  for (const one of moved) {
    const { product } = one
    for (const head of [BRAND, ...idsOf(one.path)]) {
      const key = [one.site_id, head, one.currency, product, Number(one.sport_id)].join(':')
      const row = rows.get(key)
      rows.set(key, {
        site_id: one.site_id,
        head_id: head,
        hour,
        currency: one.currency,
        product,
        sport_id: Number(one.sport_id),
        coupons: sumOfRows(row?.coupons) + Number(one.coupons),
        stakes: sumOfRows(row?.stakes) + Number(one.stakes),
        payouts: sumOfRows(row?.payouts) + Number(one.payouts),
      })
    }
  }
  return [...rows.values()]
}

/** `/1/5/` → 1, 5. */
const idsOf = (path: string): number[] => path.split('/').filter(Boolean).map(Number)

async function couponsIn(trx: Trx, hour: number): Promise<Moved[]> {
  const byCoupon = trx
    .query()
    .from('ledger_transfers')
    .join('ledger_entries', 'ledger_entries.transfer_id', 'ledger_transfers.id')
    .join('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .where('ledger_transfers.created_at', '>=', hour)
    .where('ledger_transfers.created_at', '<', hour + HOUR_MS)
    .where('ledger_transfers.reference_type', 'coupon')
    .whereIn('ledger_transfers.kind', [...PLACED, ...RETURNED, ...PAID])
    .whereNotNull('ledger_accounts.user_id')
    .groupBy('ledger_transfers.reference_id')
    .select('ledger_transfers.reference_id as coupon_id')
    .select(db.raw(`${TURNOVER_SUMS.bets} as coupons`))
    .select(db.raw(`${TURNOVER_SUMS.stakes} as stakes`))
    .select(db.raw(`${TURNOVER_SUMS.payouts} as payouts`))
    .as('moved')
  const sports = trx
    .query()
    .from('coupon_selections')
    .join('matches', 'matches.id', 'coupon_selections.match_id')
    .whereColumn('coupon_selections.coupon_id', 'moved.coupon_id')
    .select(
      db.raw(
        'coalesce(case when min(matches.sport_id) = max(matches.sport_id) then min(matches.sport_id) end, 0)'
      )
    )
    .as('sport_id')
  const withCoupon = trx
    .query()
    .from(byCoupon)
    .join('coupons', 'coupons.id', 'moved.coupon_id')
    .join('users', 'users.id', 'coupons.user_id')
    .select('moved.coupons', 'moved.stakes', 'moved.payouts')
    .select('coupons.site_id', 'coupons.currency', 'coupons.is_live')
    // a desk is a node of the tree, and so a head of its own coupons
    .select(
      db.raw("case when users.type = 'player' then users.parent_id else users.id end as head_id")
    )
    .select(sports)
    .as('counted')
  const rows = await trx
    .query<Omit<Moved, 'product'> & { is_live: boolean | 0 | 1 }>()
    .from(withCoupon)
    .leftJoin('users as heads', 'heads.id', 'counted.head_id')
    .groupBy('counted.site_id', 'counted.currency', 'counted.is_live', 'counted.sport_id')
    .groupBy('counted.head_id')
    .select('counted.site_id', 'counted.currency', 'counted.is_live', 'counted.sport_id')
    .select(db.raw("coalesce(max(heads.path), '/') as path"))
    .sum('counted.coupons as coupons')
    .sum('counted.stakes as stakes')
    .sum('counted.payouts as payouts')
  return rows.map(({ is_live: isLive, ...row }) => ({ ...row, product: isLive ? 'live' : 'sport' }))
}
