import type { HttpContext } from '@adonisjs/core/http'
import { requirePrincipal } from '#core/access'
import { idParam } from '#core/resource'
import { shareCoupon } from '#coupons/actions/share_coupon'
import { codeParam } from '#coupons/code_param'
import { sharedCoupon } from '#coupons/queries/shared_coupon'
import { siteByHost } from '#sites/current_site'

export default class CouponSharesController {
  /** POST /v1/coupons/:id/share */
  async store(ctx: HttpContext) {
    return shareCoupon(requirePrincipal(ctx), idParam(ctx))
  }

  /** GET /v1/coupon-shares/:code; nobody needs to be signed in. */
  async show(ctx: HttpContext) {
    const site = await siteByHost(ctx.request.hostname() ?? '')
    return sharedCoupon(codeParam(ctx), site.id)
  }
}
