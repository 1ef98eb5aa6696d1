import { vine } from '#core/validation'

/** Body of POST /v1/coupons/:id/sell. */
export const sellCouponValidator = vine.compile(
  vine.object({ offerId: vine.string().minLength(1).maxLength(1000) })
)
