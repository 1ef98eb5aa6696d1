/** Calls about coupons. */
import type {
  CouponDetail,
  CouponView,
  SharedCoupon,
  TicketView,
} from '@grandstand/shared-types/wire/coupons'
import type {
  CouponEnd,
  PlaceCouponBody,
  SellOffer,
} from '@grandstand/shared-types/wire/coupon_actions'
import { request, requestWithHeaders } from './client.ts'

/** `idempotencyKey` was stored before this is called; the same key and body never place twice. */
export function placeCoupon(body: PlaceCouponBody, idempotencyKey: string): Promise<CouponView> {
  return request('/coupons', {
    method: 'POST',
    body,
    headers: { 'idempotency-key': idempotencyKey },
  })
}

/** `cancellableUntil` comes by this device's clock, which may go wrong. */
export async function fetchCoupon(
  lang: string,
  couponId: number,
  signal?: AbortSignal
): Promise<CouponDetail> {
  const { data, headers } = await requestWithHeaders<CouponDetail>(`/coupons/${couponId}`, {
    query: { lang },
    signal,
  })
  const serverNow = Date.parse(headers.get('date') ?? '')
  if (data.cancellableUntil === null || Number.isNaN(serverNow)) return data
  return { ...data, cancellableUntil: data.cancellableUntil - serverNow + Date.now() }
}

/** The same key never cancels or sells twice; a repeated call gets the first one's answer. */
export function cancelCoupon(couponId: number, idempotencyKey: string): Promise<CouponEnd> {
  return request(`/coupons/${couponId}/cancel`, {
    method: 'POST',
    headers: { 'idempotency-key': idempotencyKey },
  })
}

export function fetchSellOffer(couponId: number, signal?: AbortSignal): Promise<SellOffer> {
  return request(`/coupons/${couponId}/sell-offer`, { signal })
}

export function sellCoupon(
  couponId: number,
  offerId: string,
  idempotencyKey: string
): Promise<CouponEnd> {
  return request(`/coupons/${couponId}/sell`, {
    method: 'POST',
    body: { offerId },
    headers: { 'idempotency-key': idempotencyKey },
  })
}

/** The coupon's share code; made by the first call. */
export function shareCoupon(couponId: number): Promise<{ code: string }> {
  return request(`/coupons/${couponId}/share`, { method: 'POST' })
}

export function fetchSharedCoupon(code: string, signal?: AbortSignal): Promise<SharedCoupon> {
  return request(`/coupon-shares/${encodeURIComponent(code)}`, { signal })
}

export function fetchTicket(lang: string, code: string, signal?: AbortSignal): Promise<TicketView> {
  return request(`/tickets/${encodeURIComponent(code)}`, { query: { lang }, signal })
}
