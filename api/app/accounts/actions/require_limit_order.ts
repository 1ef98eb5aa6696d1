import type { OwnLimits } from '@grandstand/shared-types/coupons/limits/limit_currency'
import { limitConflict } from '@grandstand/shared-types/coupons/limits/limit_order'
import { CURRENCY_CODES } from '@grandstand/shared-types/money/currencies'
import type { CouponLimitsView } from '@grandstand/shared-types/coupons/limits/coupon_limits'
import { effectiveLimits, limitsFor, type LimitedUser } from '#accounts/limits'
import { AppError } from '#core/app_error'
import type { Trx } from '#core/database'
import type { CurrentSite } from '#sites/current_site'
import { limitsIn } from '#sites/limits_in'

interface LimitsToSet {
  site: CurrentSite
  /** From the top of the tree down to the parent: `/1/5/`. */
  parentPath: string
  own: OwnLimits
  /** Of the amounts in `own`. */
  currency: string
}

/**
 * Limits with which no coupon is possible under those of the site and of the dealers above are refused, in each currency
 * that has amounts: throws 422 `amountTooLarge` [most] at a floor, `amountTooSmall` [least] at a ceiling, or
 * `invalidValue` at the user's own currency among the others.
 */
export async function requireLimitOrder(
  trx: Trx,
  { site, parentPath, own, currency }: LimitsToSet
): Promise<void> {
  const above: LimitedUser[] = await trx
    .query<LimitedUser>()
    .from('users')
    .whereIn('id', parentPath.split('/').filter(Boolean).map(Number))
    .orderBy('depth')
    .select('currency', 'limits')
  const { byCurrency, ...general } = own
  const requireOrder = (set: Partial<CouponLimitsView>, code: string, path: string) => {
    const levels = above.map((user) => limitsFor(user, code))
    const conflict = limitConflict(effectiveLimits(limitsIn(site, code), [...levels, set]), set)
    if (conflict) throw AppError.field(`${path}.${conflict.path}`, conflict.key, [conflict.bound])
  }
  requireOrder(general, currency, 'limits')
  for (const code of CURRENCY_CODES) {
    const set = byCurrency?.[code]
    if (!set) continue
    if (code === currency) throw AppError.field(`limits.byCurrency.${code}`, 'invalidValue')
    requireOrder(set, code, `limits.byCurrency.${code}`)
  }
}
