import { countsOf } from '@grandstand/shared-types/coupons/limits/limit_currency'
import { isCurrencyCode } from '@grandstand/shared-types/money/currencies'
import type { CouponLimits } from '@grandstand/shared-types/coupons/limits/coupon_limits'
import { DEFAULT_AMOUNTS, type SiteSettingsData } from '#sites/settings'

interface LimitedSite {
  /** The currency of the amounts in `settings.limits`. */
  currency: string
  settings: Pick<SiteSettingsData, 'limits' | 'limitsByCurrency'>
}

/**
 * A site's limits for players of a currency. In a currency other than the site's, amounts set for that currency apply,
 * then the defaults of rules 4.6; the site's own amounts never apply with the same number (docs/decisions/0010).
 */
export function limitsIn({ currency: own, settings }: LimitedSite, currency: string): CouponLimits {
  const { limits, limitsByCurrency } = settings
  if (currency === own) return limits
  const amounts = isCurrencyCode(currency) ? limitsByCurrency?.[currency] : undefined
  const { byType, ...general } = limits
  return { ...general, ...DEFAULT_AMOUNTS, ...amounts, ...(byType && { byType: countsOf(byType) }) }
}
