import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import type {
  ManualAction,
  ManualOutcome,
} from '@grandstand/shared-types/wire/betting/coupon_actions'
import type { Approval } from '@grandstand/shared-types/wire/betting/decisions'
import { AppError } from '#core/errors/app_error'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { requireStepUp } from '#core/requests/step_up'
import { manualAction } from '#settlement/actions/manual_action'
import { askSecondOfficer, carriedOut, previewOrder } from '#settlement/approval/ask'
import { couponManual } from '#settlement/approval/orders'
import { readDryRun } from '#settlement/validators/dry_run'
import { manualValidator } from '#settlement/validators/manual'

const PERMISSION: Readonly<Record<ManualAction, Permission>> = {
  cancel: 'coupons.cancel',
  void: 'coupons.resolve',
  settle: 'coupons.resolve',
}

export const resolveByHand = operation({
  method: 'POST',
  path: '/v1/coupons/:id/manual',
  does: 'Staff cancel a coupon (coupons.cancel), or void or resolve some of its selections (coupons.resolve).',
  spec: ['coupons (back office)'],
  who: ['coupons.cancel', 'coupons.resolve'],
  stepUp: 'byAction',
  idempotent: 'optional',
  bodyKb: 32,
  body: manualValidator,
  answers: reply<ManualOutcome & Approval>(),
  errors: [
    'couponNotToWaiting',
    'isRequiredArea',
    'noDeadHeat',
    'updatedError',
    'holdsBet',
    'decisionWaits',
    'stepUpNeeded',
  ],
  notes: {
    in: "Idempotency-Key unless dry; `dryRun` true, in the query or in the body: shows the money that would move, and moves none; `result` for settle: won, lost, void, halfWon, halfLost, or a dead heat such as `won 1/3` (places left for the tied competitors, up to 20) where the market allows one (`mayBeDeadHeat` of the detail's selections)",
  },
  async handle({ ctx, params: { id: couponId }, principal, body, key, ip }) {
    const isDryRun = readDryRun(ctx)
    const { dryRun: _dryRun, action, ...rest } = body
    if (action === 'waiting') throw new AppError('couponNotToWaiting')
    if (!principal.permissions.has(PERMISSION[action])) throw AppError.notAllowed()
    const order = { action, ...rest }
    const asked = { subjectId: couponId, order, by: { principal, ip } }
    if (isDryRun) return previewOrder(couponManual, asked)
    if (key === null) throw new AppError('idempotencyKeyRequired')
    await requireStepUp(principal)
    const waiting = await askSecondOfficer(couponManual, asked)
    return waiting ?? carriedOut(await manualAction({ principal, couponId, order, ip }, key))
  },
})
