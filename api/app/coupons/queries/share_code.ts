import db from '@adonisjs/lucid/services/db'

/** The code by which anybody finds the selections of a coupon; null before the coupon was shared. */
export async function shareCodeOf(couponId: number): Promise<string | null> {
  const row = await db
    .query<{ code: string }>()
    .from('coupon_shares')
    .where('coupon_id', couponId)
    .select('code')
    .first()
  return row?.code ?? null
}
