/** Staff settle a coupon by hand when no result can settle it correctly. */
import db from '@adonisjs/lucid/services/db'
import type { ManualOutcome } from '@grandstand/shared-types/wire/coupon_actions'
import { recordAudit } from '#audit/record_audit'
import { scopeToPrincipal, type Principal } from '#core/access'
import { AppError } from '#core/app_error'
import { clock } from '#core/clock'
import type { Trx } from '#core/database'
import { withIdempotency } from '#core/idempotency'
import { recordCouponEvent } from '#coupons/actions/coupon_event'
import { loadCoupons, loadLegs } from '#settlement/coupons/coupon_row'
import { decideByHand, type DecisionByHand } from '#settlement/coupons/decide_by_hand'
import { RunAccounts } from '#settlement/coupons/run_accounts'
import { announce, carryOut } from '#settlement/coupons/settle_chunk'
import { moneyOf } from '#settlement/coupons/transfers'
import type { ManualOrder } from '#settlement/validators/manual'

export interface ManualRequest {
  /** Must have `coupons.manage`. */
  principal: Principal
  couponId: number
  order: ManualOrder
  ip: string
}

/** One for the coupon and one for its bonus. */
const TRANSFERS = 2

/** What the action would do, without doing it. Throws as `manualAction` does. */
export async function previewManual(request: ManualRequest): Promise<ManualOutcome> {
  await ownerInSight(request)
  return outcomeOf(await decided(request), true)
}

/**
 * Settles the selections by hand and pays the difference, once for each key. These selections no longer follow results.
 * Throws 404 `notFound` outside the branch, 409 `updatedError` for a coupon that was cancelled, sold, or already
 * settled the same way, 409 `idempotencyConflict`, and as `decideByHand` does.
 */
export async function manualAction(request: ManualRequest, key: string): Promise<ManualOutcome> {
  const { principal, couponId, order } = request
  const run = new RunAccounts()
  await run.prepare([await ownerInSight(request)], TRANSFERS)
  let decision: DecisionByHand['decision'] | null = null
  const { isReplay, body } = await withIdempotency(
    principal,
    key,
    ['coupon.manual', couponId, order],
    async (trx) => {
      const byHand = await decided(request, trx)
      if (byHand.isRepeated) throw new AppError('updatedError', { status: 409 })
      await markSelections(trx, couponId, byHand)
      await carryOut(trx, [byHand.decision], run)
      await record(trx, request, byHand)
      decision = byHand.decision
      return { status: 200, body: outcomeOf(byHand, false) }
    }
  )
  if (!isReplay && decision) announce([decision])
  return body
}

interface Owner {
  user_id: number
  site_id: number
  currency: string
}

async function ownerInSight({ principal, couponId }: ManualRequest): Promise<Owner> {
  const query = db.query<Owner>().from('coupons').join('users', 'users.id', 'coupons.user_id')
  const row = await scopeToPrincipal(query, principal)
    .where('coupons.id', couponId)
    .select('coupons.user_id', 'coupons.site_id', 'coupons.currency')
    .first()
  if (!row) throw AppError.notFound()
  return row
}

async function decided({ couponId, order }: ManualRequest, trx?: Trx): Promise<DecisionByHand> {
  const [coupon] = await loadCoupons([couponId], trx)
  if (!coupon) throw new AppError('updatedError', { status: 409 })
  const legs = (await loadLegs([couponId], trx)).get(couponId) ?? []
  return decideByHand(coupon, legs, order, clock.now())
}

/** The selections refer to no revision of the facts: the result is the staff's alone. */
async function markSelections(
  trx: Trx,
  couponId: number,
  { changes }: DecisionByHand
): Promise<void> {
  for (const { position, after } of changes) {
    await trx
      .query<unknown>()
      .from('coupon_selections')
      .where({ coupon_id: couponId, position })
      .update({ result: after, result_revision: null, is_manual: 1 })
  }
}

async function record(
  trx: Trx,
  { principal, couponId, order, ip }: ManualRequest,
  byHand: DecisionByHand
): Promise<void> {
  const { coupon, next, isNews } = byHand.decision
  const { action, reason } = order
  const actorId = principal.userId
  const detail = {
    action,
    selections: byHand.changes,
    amountMinor: moneyOf(byHand.decision),
    ...(isNews && { revision: next.settlement_revision }),
  }
  await recordCouponEvent(trx, { couponId, kind: 'manual', actorId, detail, reason })
  const { state, status, payout } = coupon
  await recordAudit(trx, {
    siteId: principal.siteId,
    actorId,
    action: `coupon.${action}`,
    subjectType: 'coupon',
    subjectId: couponId,
    detail: {
      ...detail,
      before: { state, status, payout },
      after: { state: next.state, status: next.status, payout: next.payout },
    },
    reason,
    ip,
  })
}

function outcomeOf({ decision, changes }: DecisionByHand, dryRun: boolean): ManualOutcome {
  const { coupon, next } = decision
  return {
    couponId: coupon.id,
    dryRun,
    currency: coupon.currency,
    statusBefore: coupon.status,
    statusAfter: next.status,
    payoutBeforeMinor: coupon.payout,
    payoutAfterMinor: next.payout,
    moneyToMoveMinor: moneyOf(decision),
    revision: next.settlement_revision,
    selections: changes,
  }
}
