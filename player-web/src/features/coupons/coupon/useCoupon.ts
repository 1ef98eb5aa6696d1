import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fetchCoupon } from '../../../api/coupon.ts'
import { ACCOUNT_REFRESH_MS } from '../../../api/queries.ts'

/** A coupon with its selections, events and actions, refreshed every few seconds. */
export function useCoupon(couponId: string | undefined) {
  const { language } = useTranslation().i18n
  return useQuery({
    queryKey: ['coupon', couponId, language],
    queryFn: ({ signal }) => fetchCoupon(language, Number(couponId), signal),
    refetchInterval: ACCOUNT_REFRESH_MS,
  })
}
