import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import { callWithHeaders } from './client.ts'

/** A coupon with `cancellableUntil` by this device's clock, which may be wrong. */
export async function fetchCoupon(
  lang: string,
  couponId: number,
  signal?: AbortSignal
): Promise<CouponDetail> {
  const { data, headers } = await callWithHeaders(
    'GET /v1/coupons/:id',
    { params: { id: couponId }, query: { lang } },
    signal
  )
  const serverNow = Date.parse(headers.get('date') ?? '')
  if (data.cancellableUntil === null || Number.isNaN(serverNow)) return data
  return { ...data, cancellableUntil: data.cancellableUntil - serverNow + Date.now() }
}
