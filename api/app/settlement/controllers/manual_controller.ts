import type { HttpContext } from '@adonisjs/core/http'
import { AppError } from '#core/app_error'
import { requirePermission } from '#core/access'
import { idempotencyKey } from '#core/idempotency'
import { idParam } from '#core/resource'
import { validateBody } from '#core/validation'
import { manualAction, previewManual } from '#settlement/actions/manual_action'
import { readDryRun } from '#settlement/dry_run'
import { manualValidator } from '#settlement/validators/manual'

export default class ManualController {
  /** POST /v1/coupons/:id/manual with Idempotency-Key; a dry run (`readDryRun`) only says what would move. */
  async store(ctx: HttpContext) {
    const principal = requirePermission(ctx, 'coupons.manage')
    const couponId = idParam(ctx)
    const isDryRun = readDryRun(ctx)
    // specification, section 4: no action at all leads there
    const { action }: { action?: unknown } = ctx.request.body()
    if (action === 'waiting') throw new AppError('couponNotToWaiting')
    const { dryRun: _dryRun, ...order } = await validateBody(ctx, manualValidator)
    const request = { principal, couponId, order, ip: ctx.request.ip() }
    return isDryRun ? previewManual(request) : manualAction(request, idempotencyKey(ctx))
  }
}
