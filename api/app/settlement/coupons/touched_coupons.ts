import db from '@adonisjs/lucid/services/db'
import { FOLLOWING_STATES } from '#settlement/coupons/coupon_row'
import { dueResult, haveVoids } from '#settlement/feed/void_windows'
import { withOutcomesAndCoupons } from '#settlement/coupons/selections_of_matches'

export interface TouchedCoupon {
  id: number
  user_id: number
  site_id: number
  currency: string
}

/**
 * Coupons with a selection on these matches whose result differs from the one due: the remaining work, whichever run
 * began it. Coupons settled by hand are left out. In id order after `afterId`; `limit` counts selections, so a page
 * with fewer is the last one.
 */
export async function touchedCoupons(
  matchIds: readonly number[],
  afterId: number,
  limit: number
): Promise<{ coupons: TouchedCoupon[]; isLast: boolean }> {
  const due = dueResult({
    selection: 's',
    outcome: 'o.result',
    placedAt: 'c.placed_at',
    hasVoids: await haveVoids(matchIds),
  })
  const rows: TouchedCoupon[] = await db
    .query<TouchedCoupon>()
    .from('coupon_selections as s')
    .joinRaw(withOutcomesAndCoupons())
    .whereIn('s.match_id', [...matchIds])
    .where('s.coupon_id', '>', afterId)
    .where('s.is_manual', 0)
    .whereRaw(`coalesce(s.result, '') <> coalesce(${due}, '')`)
    .whereIn('c.state', [...FOLLOWING_STATES])
    .select('s.coupon_id as id', 'c.user_id', 'c.site_id', 'c.currency')
    .orderBy('s.coupon_id')
    .limit(limit)
  const coupons = rows.filter(({ id }, index) => id !== rows[index - 1]?.id)
  return { coupons, isLast: rows.length < limit }
}
