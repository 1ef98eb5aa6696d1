import type { HttpContext } from '@adonisjs/core/http'
import { requirePermission } from '#core/access'
import { idempotencyKey } from '#core/idempotency'
import { idParam } from '#core/resource'
import { validateBody } from '#core/validation'
import { moveCredit } from '#dealers/actions/move_credit'
import { creditQuote } from '#dealers/queries/credit_quote'
import { creditValidator } from '#dealers/validators/credit'

export default class CreditsController {
  /** GET /v1/users/:id/credits: both balances and the most that can move. */
  async show(ctx: HttpContext) {
    const principal = requirePermission(ctx, 'credit.move')
    return creditQuote(principal, idParam(ctx))
  }

  /** POST /v1/users/:id/credits, with Idempotency-Key. */
  async store(ctx: HttpContext) {
    const principal = requirePermission(ctx, 'credit.move')
    const userId = idParam(ctx)
    const key = idempotencyKey(ctx)
    const order = await validateBody(ctx, creditValidator)
    const options = { principal, ip: ctx.request.ip(), idempotencyKey: key }
    const { status, body } = await moveCredit(userId, order, options)
    return ctx.response.status(status).send(body)
  }
}
