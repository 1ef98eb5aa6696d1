import db from '@adonisjs/lucid/services/db'
import { haveVoids, inVoidWindow } from '#settlement/feed/void_windows'
import { FOLLOWING_STATES } from '#settlement/coupons/coupon_row'

export interface TouchedCoupon {
  id: number
  user_id: number
  site_id: number
  currency: string
}

/**
 * Coupons with a selection on these matches whose result is not that of its outcome, or void where its market was cancelled: the work that is left, whoever
 * began it; what was decided by hand is left alone. In id order, after `afterId`.
 */
export async function touchedCoupons(
  matchIds: readonly number[],
  afterId: number,
  limit: number
): Promise<TouchedCoupon[]> {
  const due = (await haveVoids(matchIds))
    ? `case when ${inVoidWindow('s', 'c.placed_at')} then 'void' else o.result end`
    : 'o.result'
  return db
    .query<TouchedCoupon>()
    .from('coupon_selections as s')
    .join('outcomes as o', 'o.id', 's.outcome_id')
    .join('coupons as c', 'c.id', 's.coupon_id')
    .whereIn('s.match_id', [...matchIds])
    .where('s.coupon_id', '>', afterId)
    .where('s.is_manual', 0)
    .whereRaw(`coalesce(s.result, '') <> coalesce(${due}, '')`)
    .whereIn('c.state', [...FOLLOWING_STATES])
    .distinct('s.coupon_id as id', 'c.user_id', 'c.site_id', 'c.currency')
    .orderBy('s.coupon_id')
    .limit(limit)
}
