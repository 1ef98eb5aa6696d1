import type { HttpContext } from '@adonisjs/core/http'
import { requirePrincipal } from '#core/access'
import { readIdempotencyKey } from '#core/request_key'
import { idParam } from '#core/resource'
import { validateBody } from '#core/validation'
import { cancelCoupon } from '#coupons/actions/cancel_coupon'
import type { EndRequest } from '#coupons/actions/end_coupon'
import { sellCoupon } from '#coupons/actions/sell_coupon'
import { sellOffer } from '#coupons/actions/sell_offer'
import { cancelCouponValidator } from '#coupons/validators/cancel_coupon'
import { sellCouponValidator } from '#coupons/validators/sell_coupon'

/** Cancelling and selling of coupons by players. */
export default class CouponEndsController {
  /** POST /v1/coupons/:id/cancel; Idempotency-Key as one likes. */
  async cancel(ctx: HttpContext) {
    const request = endRequest(ctx)
    await validateBody(ctx, cancelCouponValidator)
    return cancelCoupon(request)
  }

  /** GET /v1/coupons/:id/sell-offer */
  async offer(ctx: HttpContext) {
    return sellOffer(requirePrincipal(ctx), idParam(ctx))
  }

  /** POST /v1/coupons/:id/sell; Idempotency-Key as one likes. */
  async sell(ctx: HttpContext) {
    const request = endRequest(ctx)
    const { offerId } = await validateBody(ctx, sellCouponValidator)
    return sellCoupon(request, offerId)
  }
}

function endRequest(ctx: HttpContext): EndRequest {
  const principal = requirePrincipal(ctx)
  const hasKey = ctx.request.header('idempotency-key') !== undefined
  return { principal, couponId: idParam(ctx), key: hasKey ? readIdempotencyKey(ctx) : null }
}
