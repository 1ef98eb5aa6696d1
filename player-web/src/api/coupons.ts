/** Calls about coupons. */
import type { CouponView, PlaceCouponBody } from '@grandstand/shared-types/wire'
import { request } from './client.ts'

/** `idempotencyKey` was stored before this is called; the same key and body never place twice. */
export function placeCoupon(body: PlaceCouponBody, idempotencyKey: string): Promise<CouponView> {
  return request('/coupons', {
    method: 'POST',
    body,
    headers: { 'idempotency-key': idempotencyKey },
  })
}

export function fetchCoupon(couponId: number, signal?: AbortSignal): Promise<CouponView> {
  return request(`/coupons/${couponId}`, { signal })
}
