import { useQuery } from '@tanstack/react-query'
import { fetchCoupon } from '../../api/coupons.ts'
import { ACCOUNT_REFRESH_MS } from '../../api/queries.ts'

/** A coupon with its selections, story and ways out, asked for again every few seconds. */
export function useCoupon(couponId: string | undefined) {
  return useQuery({
    queryKey: ['coupon', couponId],
    queryFn: ({ signal }) => fetchCoupon(Number(couponId), signal),
    refetchInterval: ACCOUNT_REFRESH_MS,
  })
}
