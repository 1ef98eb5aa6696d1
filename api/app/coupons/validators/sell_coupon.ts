import { exactObject, vine } from '#core/requests/validation'

/** Body of POST /v1/coupons/:id/sell. */
export const sellCouponValidator = vine.compile(
  exactObject({ offerId: vine.string().minLength(1).maxLength(1000) })
)
