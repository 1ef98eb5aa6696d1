import db from '@adonisjs/lucid/services/db'
import type { Principal } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { isUniqueViolation } from '#core/database/transactions'
import { findRow } from '#core/lists/resource'
import { newCouponCode } from '#coupons/placing/coupon_code'
import { couponResource, couponScope } from '#coupons/queries/coupon_list'
import { shareCodeOf } from '#coupons/queries/share_code'

/** The code under which anyone finds the coupon's selections; created once. Throws 404 `notFound`. */
export async function shareCoupon(
  principal: Principal,
  couponId: number
): Promise<{ code: string }> {
  await findRow(couponResource, couponId, couponScope(principal))
  const known = await shareCodeOf(couponId)
  if (known) return { code: known }
  const code = newCouponCode()
  try {
    await db
      .insertQuery()
      .table('coupon_shares')
      .insert({ code, coupon_id: couponId, created_at: clock.now() })
    return { code }
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    // another request has shared the coupon meanwhile
    return { code: (await shareCodeOf(couponId)) ?? code }
  }
}
