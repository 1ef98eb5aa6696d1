import db from '@adonisjs/lucid/services/db'
import type { Principal } from '#core/access'
import { clock } from '#core/clock'
import { isUniqueViolation } from '#core/database'
import { findRow } from '#core/resource'
import { newCouponCode } from '#coupons/placing/coupon_code'
import { couponResource, couponScope } from '#coupons/queries/coupon_list'

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

export async function shareCodeOf(couponId: number): Promise<string | null> {
  const row = await db
    .query<{ code: string }>()
    .from('coupon_shares')
    .where('coupon_id', couponId)
    .select('code')
    .first()
  return row?.code ?? null
}
