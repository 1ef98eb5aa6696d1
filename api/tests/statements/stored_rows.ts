/** Entries and coupons of a brand, as they are stored. */
import db from '@adonisjs/lucid/services/db'
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'

export interface StoredEntry {
  userId: number
  pocket: string
  kind: string
  amount: number
  at: number
}

/** Every entry on users' accounts of a brand. */
export async function allEntries(siteId: number): Promise<StoredEntry[]> {
  const rows = await db
    .from('ledger_entries as e')
    .join('ledger_transfers as t', 't.id', 'e.transfer_id')
    .join('ledger_accounts as a', 'a.id', 'e.account_id')
    .where('a.site_id', siteId)
    .whereNotNull('a.user_id')
    .select('a.user_id', 'a.pocket', 't.kind', 'e.amount', 't.created_at')
  return rows.map((row) => ({
    userId: Number(row.user_id),
    pocket: row.pocket,
    kind: row.kind,
    amount: Number(row.amount),
    at: Number(row.created_at),
  }))
}

export interface StoredCoupon {
  userId: number
  selections: number
  turnover: number
  gross: number
}

/** What each coupon is worth for commission now. */
export async function couponsNow(siteId: number): Promise<Map<number, StoredCoupon>> {
  const rows = await db.from('coupons').where('site_id', siteId)
  return new Map(
    rows.map((row) => {
      const { status, state } = row
      const isNone = state === 'accepted' || status === COUPON_STATUS.cancelled
      const stake = Number(row.total_stake)
      const paid = Number(row.payout) - Number(row.bonus_paid)
      const coupon = {
        userId: Number(row.user_id),
        selections: Number(row.selection_count),
        turnover: isNone || status === COUPON_STATUS.sold ? 0 : stake,
        gross: isNone ? 0 : stake - paid,
      }
      return [Number(row.id), coupon]
    })
  )
}
