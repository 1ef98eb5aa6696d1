import { limitConflict } from '@grandstand/shared-types/coupons/limit_order'
import type { CouponLimitsView } from '@grandstand/shared-types/wire'
import { effectiveLimits } from '#accounts/limits'
import { AppError } from '#core/app_error'
import type { Trx } from '#core/database'

interface LimitsToSet {
  site: CouponLimitsView
  /** From the top of the tree down to the parent: `/1/5/`. */
  parentPath: string
  own: Partial<CouponLimitsView>
}

/**
 * Limits with which no coupon is possible under those of the site and of the dealers above are refused: throws 422
 * `amountTooLarge` [most] at a floor, or `amountTooSmall` [least] at a ceiling.
 */
export async function requireLimitOrder(
  trx: Trx,
  { site, parentPath, own }: LimitsToSet
): Promise<void> {
  const rows: { limits: string }[] = await trx
    .query<{ limits: string }>()
    .from('users')
    .whereIn('id', parentPath.split('/').filter(Boolean).map(Number))
    .orderBy('depth')
    .select('limits')
  const above = rows.map(({ limits }): Partial<CouponLimitsView> => JSON.parse(limits))
  const conflict = limitConflict(effectiveLimits(site, [...above, own]), own)
  if (conflict) throw AppError.field(`limits.${conflict.path}`, conflict.key, [conflict.bound])
}
