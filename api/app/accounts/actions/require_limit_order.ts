import type { OwnLimits } from '@grandstand/shared-types/coupons/limits/limit_currency'
import { limitConflict } from '@grandstand/shared-types/coupons/limits/limit_order'
import { CURRENCY_CODES } from '@grandstand/shared-types/money/currencies'
import type { CouponLimits } from '@grandstand/shared-types/coupons/limits/coupon_limits'
import { effectiveLimits, limitsFor, type LimitedUser } from '#accounts/limits'
import { pathIds } from '#accounts/tree'
import { AppError } from '#core/errors/app_error'
import type { Trx } from '#core/database/transactions'
import type { CurrentSite } from '#sites/current_site'
import { limitsIn } from '#sites/limits_in'

interface LimitsToSet {
  site: CurrentSite
  /** Ids from the top of the tree to the parent: `/1/5/`. */
  parentPath: string
  own: OwnLimits
  /** The currency of the amounts in `own`. */
  currency: string
}

/**
 * Refuses a user's own limits that, together with those of the site and of the dealers above, allow no coupon at all;
 * checked in each currency that has amounts. Throws 422 `amountTooLarge` [highest] at a lower limit, `amountTooSmall`
 * [lowest] at an upper limit, or `ownCurrencyListed` when the list of other currencies names the user's own.
 */
export async function requireLimitOrder(
  trx: Trx,
  { site, parentPath, own, currency }: LimitsToSet
): Promise<void> {
  const above: LimitedUser[] = await trx
    .query<LimitedUser>()
    .from('users')
    .whereIn('id', pathIds(parentPath))
    .orderBy('depth')
    .select('currency', 'limits')
  const { byCurrency, ...general } = own
  const requireOrder = (set: Partial<CouponLimits>, code: string, path: string) => {
    const levels = above.map((user) => limitsFor(user, code))
    const conflict = limitConflict(effectiveLimits(limitsIn(site, code), [...levels, set]), set)
    if (conflict) throw AppError.field(`${path}.${conflict.path}`, conflict.key, [conflict.bound])
  }
  requireOrder(general, currency, 'limits')
  for (const code of CURRENCY_CODES) {
    const set = byCurrency?.[code]
    if (!set) continue
    if (code === currency) {
      throw AppError.field(`limits.byCurrency.${code}`, 'ownCurrencyListed', [code])
    }
    requireOrder(set, code, `limits.byCurrency.${code}`)
  }
}
