import type { HttpContext } from '@adonisjs/core/http'
import { requirePrincipal } from '#core/access'
import { idParam } from '#core/resource'
import { countWork } from '#core/throttle/work_rate'
import { shareCoupon } from '#coupons/actions/share_coupon'
import { codeParam } from '#coupons/code_param'
import { codeSeeker, findByCode } from '#coupons/find_by_code'
import { sharedCoupon } from '#coupons/queries/shared_coupon'

export default class CouponSharesController {
  /** POST /v1/coupons/:id/share */
  async store(ctx: HttpContext) {
    const principal = requirePrincipal(ctx)
    await countWork('shares', principal, ctx.request.ip())
    return shareCoupon(principal, idParam(ctx))
  }

  /** GET /v1/coupon-shares/:code; nobody needs to be signed in. */
  async show(ctx: HttpContext) {
    const seeker = await codeSeeker(ctx)
    return findByCode('share', seeker, () => sharedCoupon(codeParam(ctx), seeker.siteId))
  }
}
