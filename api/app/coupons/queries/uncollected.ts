/** Tickets of desks whose payout nobody has collected. */
import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { whereAmong } from '#core/database/transactions'

/**
 * Narrows coupons, joined with their `users`, to tickets that a desk sold, that won, and that no desk has paid yet. A
 * player's coupon needs no collecting: its payout is credited to the account.
 */
export function whereUncollected<Row>(query: DatabaseQueryBuilderContract<Row>): void {
  query
    .whereNot('users.type', 'player')
    .where('coupons.state', 'settled')
    .where('coupons.payout', '>', 0)
    .whereNotExists((paid) => {
      paid
        .from('coupon_events')
        .whereColumn('coupon_events.coupon_id', 'coupons.id')
        .where('coupon_events.kind', 'paid')
        .select('coupon_events.id')
    })
}

/** The ids among these that are uncollected tickets. */
export async function uncollectedAmong(couponIds: readonly number[]): Promise<Set<number>> {
  if (couponIds.length === 0) return new Set()
  const query = db
    .query<{ id: number }>()
    .from('coupons')
    .join('users', 'users.id', 'coupons.user_id')
  whereUncollected(whereAmong(query, 'coupons.id', couponIds))
  const rows: { id: number }[] = await query.select({ id: 'coupons.id' })
  return new Set(rows.map(({ id }) => Number(id)))
}
