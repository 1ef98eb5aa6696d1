import type { Infer } from '@vinejs/vine/types'
import type { Principal } from '#core/requests/access'
import type { placeCouponValidator } from '#coupons/validators/place_coupon'

/** One validated request to place a coupon. */
export interface PlaceRequest {
  principal: Principal
  /** Idempotency-Key. */
  key: string
  body: Infer<typeof placeCouponValidator>
  bodyHash: string
  ip: string
  /** The brand does not let people play from the country of the address. */
  isOutOfCountry?: boolean
}

export interface PlaceAnswer {
  status: number
  /** The body as first sent; a repeated key gets the same bytes again. */
  json: string
  /** The id of the coupon that this request placed. */
  placed?: number
  /** End of its acceptance delay in epoch milliseconds; null without a live selection. */
  acceptAt?: number | null
}
