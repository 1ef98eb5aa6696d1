import type { CouponLimits } from '@grandstand/shared-types/coupons/limits/coupon_limits'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import type { SiteSettings } from '@grandstand/shared-types/wire/site/sites'
import { useQuery } from '@tanstack/react-query'
import { meQuery, settingsQuery } from '../../../api/queries.ts'

/** The user's limits, or a visitor's; undefined while unknown. */
export function useCouponLimits(): {
  limits: CouponLimits | undefined
  me: Me | null | undefined
  settings: SiteSettings | undefined
} {
  const { data: me } = useQuery(meQuery)
  const { data: settings } = useQuery(settingsQuery)
  return { limits: me?.couponLimits ?? settings?.couponLimits, me, settings }
}
