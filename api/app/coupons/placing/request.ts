import type { Infer } from '@vinejs/vine/types'
import type { Principal } from '#core/access'
import type { placeCouponValidator } from '#coupons/validators/place_coupon'

/** One validated request to place a coupon. */
export interface PlaceRequest {
  principal: Principal
  /** Idempotency-Key. */
  key: string
  body: Infer<typeof placeCouponValidator>
  bodyHash: string
  ip: string
}

export interface PlaceAnswer {
  status: number
  /** The body as it was first sent; a repeated key gets these very bytes. */
  json: string
  /** The coupon's number when this request placed it. */
  placed?: number
  /** When that coupon's wait ends, where it has live selections. */
  acceptAt?: number | null
}
