import { COUPON_TYPES } from '@grandstand/shared-types/coupons/types'
import type { TypeLimits } from '@grandstand/shared-types/coupons/type_limits'
import { isCurrencyCode } from '@grandstand/shared-types/money/currencies'
import type { CouponLimitsView } from '@grandstand/shared-types/wire'
import type { SiteSettingsData } from '#sites/settings'

/**
 * A site's limits for players of a currency (decisions.md, Stakes: settings per site and currency). Where the currency has
 * amounts of its own, those by coupon type are left out: they are of the site's currency.
 */
export function limitsIn(
  { limits, limitsByCurrency }: Pick<SiteSettingsData, 'limits' | 'limitsByCurrency'>,
  currency: string
): CouponLimitsView {
  const own = isCurrencyCode(currency) ? limitsByCurrency?.[currency] : undefined
  if (!own) return limits
  const { byType, ...general } = limits
  return { ...general, ...own, ...(byType && { byType: countsOf(byType) }) }
}

function countsOf(byType: TypeLimits): TypeLimits {
  const counts: TypeLimits = {}
  for (const type of COUPON_TYPES) {
    const minSelections = byType[type]?.minSelections
    if (minSelections !== undefined) counts[type] = { minSelections }
  }
  return counts
}
