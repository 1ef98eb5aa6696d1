/** Deposits and new accounts that would have brought a bonus of an offer that is not there yet (rules 17.8). */
import db from '@adonisjs/lucid/services/db'
import { reads } from '#core/database/lagging_reads'
import type { TriedOffer } from '@grandstand/shared-types/wire/betting/rule_lab'
import type { CouponScope } from '#rule_lab/queries/coupon_pages'

export interface Occasion {
  /** Of the deposit, or of the player. */
  id: number
  userId: number
  amountMinor: number
  at: number
}

type NewOffer = Pick<TriedOffer, 'category' | 'terms'>

/** By player, then in the order in which they came. */
export async function occasionsSince(scope: CouponScope, offer: NewOffer): Promise<Occasion[]> {
  const rows: Occasion[] = await (offer.category === 'registration'
    ? newAccounts(scope, offer)
    : deposits(scope, offer))
  return rows.map(({ id, userId, amountMinor, at }) => ({
    ...{ id: Number(id), userId: Number(userId) },
    ...{ amountMinor: Number(amountMinor), at: Number(at) },
  }))
}

const playersOf = ({ siteId, path }: CouponScope, { terms: { currency } }: NewOffer) =>
  reads()
    .query<Occasion>()
    .from('users as u')
    .where({ 'u.site_id': siteId, 'u.type': 'player', 'u.currency': currency })
    .where('u.path', 'like', `${path ?? '/'}%`)
    .orderBy('u.id')

const newAccounts = (scope: CouponScope, offer: NewOffer) =>
  playersOf(scope, offer)
    .where('u.created_at', '>=', scope.fromMs)
    .select({ id: 'u.id', userId: 'u.id', at: 'u.created_at' })
    .select(db.raw('0 as "amountMinor"'))

/** The first deposit of a player for `deposit`, each later one for `reload`. */
function deposits(scope: CouponScope, offer: NewOffer) {
  const { category, terms } = offer
  const query = playersOf(scope, offer)
    .join('payments as p', 'p.user_id', 'u.id')
    .where({ 'p.direction': 'deposit', 'p.state': 'paid' })
    .where('p.updated_at', '>=', scope.fromMs)
    .where('p.amount', '>=', terms.leastBaseMinor)
    .orderBy('p.id')
    .select({ id: 'p.id', userId: 'u.id', amountMinor: 'p.amount', at: 'p.updated_at' })
  const earlier = reads()
    .query()
    .from('payments as e')
    .whereColumn('e.user_id', 'p.user_id')
    .whereColumn('e.id', '<', 'p.id')
    .where({ 'e.direction': 'deposit', 'e.state': 'paid' })
  return category === 'deposit' ? query.whereNotExists(earlier) : query.whereExists(earlier)
}
