import type { HttpContext } from '@adonisjs/core/http'
import { requirePermission, requirePrincipal } from '#core/access'
import { AppError } from '#core/app_error'
import { countWork } from '#core/throttle/work_rate'
import { readIdempotencyKey, requestHash } from '#core/request_key'
import { idParam } from '#core/resource'
import { validateBody } from '#core/validation'
import { languageQuery } from '#coupons/language_query'
import { placeCoupon } from '#coupons/actions/place_coupon'
import { couponDetail } from '#coupons/queries/coupon_detail'
import { listCoupons } from '#coupons/queries/coupon_list'
import { matchStakes } from '#coupons/queries/match_stakes'
import { placeCouponValidator } from '#coupons/validators/place_coupon'

export default class CouponsController {
  /** POST /v1/coupons with Idempotency-Key: 201 and the coupon, or the refusal with all violations. */
  async store(ctx: HttpContext) {
    const principal = requirePrincipal(ctx)
    if (principal.type !== 'player') throw AppError.notAllowed()
    const key = readIdempotencyKey(ctx)
    await countWork('coupons', principal, ctx.request.ip())
    const body = await validateBody(ctx, placeCouponValidator)
    const answer = await placeCoupon({
      principal,
      key,
      body,
      bodyHash: requestHash(body),
      ip: ctx.request.ip(),
    })
    ctx.response.status(answer.status).header('content-type', 'application/json')
    return ctx.response.send(answer.json)
  }

  /** GET /v1/coupons?lang=: the player's own, the branch's, or the site's. */
  async index(ctx: HttpContext) {
    return listCoupons(ctx, requirePrincipal(ctx), languageQuery(ctx))
  }

  /** GET /v1/matches/:id/stakes: of the branch or the site; 403 `notAllowed` without `coupons.view`. */
  async stakes(ctx: HttpContext) {
    return matchStakes(requirePermission(ctx, 'coupons.view'), idParam(ctx))
  }

  /** GET /v1/coupons/:id?lang= */
  async show(ctx: HttpContext) {
    return couponDetail(requirePrincipal(ctx), idParam(ctx), languageQuery(ctx))
  }
}
