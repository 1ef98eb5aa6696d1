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
import { call, callWithHeaders } from './client.ts'

/** Places a coupon. The caller has stored `idempotencyKey` before; the same key and body never place twice. */
export function placeCoupon(body: PlaceCouponBody, idempotencyKey: string): Promise<CouponView> {
  return call('POST /v1/coupons', { body, key: idempotencyKey })
}

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

/** The same key never cancels or sells twice; a repeated call gets the answer of the first. */
export function cancelCoupon(couponId: number, idempotencyKey: string): Promise<CouponEnd> {
  return call('POST /v1/coupons/:id/cancel', { params: { id: couponId }, key: idempotencyKey })
}

export function fetchSellOffer(couponId: number, signal?: AbortSignal): Promise<SellOffer> {
  return call('GET /v1/coupons/:id/sell-offer', { params: { id: couponId } }, signal)
}

export function sellCoupon(
  couponId: number,
  offerId: string,
  idempotencyKey: string
): Promise<CouponEnd> {
  return call('POST /v1/coupons/:id/sell', {
    params: { id: couponId },
    body: { offerId },
    key: idempotencyKey,
  })
}

/** The coupon's share code; made by the first call. */
export function shareCoupon(couponId: number): Promise<{ code: string }> {
  return call('POST /v1/coupons/:id/share', { params: { id: couponId } })
}

export function fetchSharedCoupon(code: string, signal?: AbortSignal): Promise<SharedCoupon> {
  return call('GET /v1/coupon-shares/:code', { params: { code } }, signal)
}

export function fetchTicket(lang: string, code: string, signal?: AbortSignal): Promise<TicketView> {
  return call('GET /v1/tickets/:code', { params: { code }, query: { lang } }, signal)
}
