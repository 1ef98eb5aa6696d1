import { exactObject, vine } from '#core/requests/validation'

/** Body of POST /v1/coupons/:id/cancel: empty. */
export const cancelCouponValidator = vine.compile(exactObject({}))
