/** Officers decide on no market on which they have a bet themselves (must-hold A4). */
import db from '@adonisjs/lucid/services/db'
import type { Principal } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'
import { brandsOn } from '#settlement/approval/threshold'

/** The subject of an order. Of a coupon count the markets of its selections, of a match all markets. */
export type Subject = { matchId: number } | { couponId: number }

/**
 * Counts coupons of the principal and of accounts with the same identity number: for a match of every brand with coupons
 * on it, for a coupon of its brand. Throws 403 `holdsBet`.
 */
export async function requireNoBet(principal: Principal, subject: Subject): Promise<void> {
  const others = 'matchId' in subject ? await brandsOn(subject.matchId) : []
  const userIds = await accountsOfPerson(principal, [principal.siteId, ...others])
  const query = db
    .from('coupon_selections as s')
    .join('coupons as c', 'c.id', 's.coupon_id')
    .whereIn('c.user_id', userIds)
    .whereNotIn('c.state', ['rejected', 'cancelled', 'sold'])
    .select('c.id')
  if ('matchId' in subject) query.where('s.match_id', subject.matchId)
  else {
    const marketIds = await marketsOf(subject.couponId)
    query.whereIn('s.market_id', marketIds)
  }
  const bet: unknown = await query.first()
  if (bet !== null) throw new AppError('holdsBet')
}

async function accountsOfPerson(
  { userId }: Principal,
  siteIds: readonly number[]
): Promise<number[]> {
  const own = await db
    .query<{ identity_key: string | null }>()
    .from('users')
    .where('id', userId)
    .select('identity_key')
    .first()
  if (!own?.identity_key) return [userId]
  const rows: { id: number }[] = await db
    .query<{ id: number }>()
    .from('users')
    .whereIn('site_id', [...siteIds])
    .where('identity_key', own.identity_key)
    .select('id')
  return [userId, ...rows.map(({ id }) => Number(id))]
}

async function marketsOf(couponId: number): Promise<number[]> {
  const rows: { market_id: number }[] = await db
    .query<{ market_id: number }>()
    .from('coupon_selections')
    .where('coupon_id', couponId)
    .select('market_id')
  return rows.map(({ market_id: id }) => Number(id))
}
