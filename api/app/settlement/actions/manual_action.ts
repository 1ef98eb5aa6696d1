/** Staff resolve a coupon's selections by hand when no result can settle them correctly. */
import db from '@adonisjs/lucid/services/db'
import type { ManualOutcome } from '@grandstand/shared-types/wire/betting/coupon_actions'
import { racesNow } from '#catalogue/racing/races_in_force'
import { authorOf, recordAudit } from '#audit/record_audit'
import { scopeToPrincipal, type Principal } from '#core/requests/access'
import { followPlays } from '#bonuses/playing/followed_plays'
import { AppError } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import type { Trx } from '#core/database/transactions'
import { withIdempotency } from '#core/requests/idempotency'
import { recordCouponEvent } from '#coupons/actions/coupon_event'
import { approvedBy, type Approver } from '#settlement/actions/approver'
import { loadCoupons, loadSelections } from '#settlement/coupons/coupon_row'
import { resolve, type Resolution } from '#settlement/coupons/resolve'
import { RunAccounts } from '#settlement/coupons/run_accounts'
import { announce, carryOut } from '#settlement/coupons/settle_chunk'
import { moneyOf } from '#settlement/coupons/transfers'
import type { ManualOrder } from '#settlement/validators/manual'

interface ManualRequest {
  /** Must have the permission for the action. */
  principal: Principal
  couponId: number
  order: ManualOrder
  ip: string
  /** The second officer, who approved it; left out where one is enough. */
  approver?: Approver
}

/** One for the coupon and one for its bonus. */
const TRANSFERS = 3

/** The effect of the action, without carrying it out. Throws as `manualAction` does. */
export async function previewManual(request: ManualRequest): Promise<ManualOutcome> {
  await ownerInSight(request)
  return outcomeOf(await resolutionOf(request), true)
}

/**
 * Resolves the selections by hand and posts the difference, once for each key. These selections no longer follow
 * results. Throws 404 `notFound` outside the branch, 409 `updatedError` for a coupon that was cancelled, sold, or has
 * these results already, 409 `idempotencyConflict`, and as `resolve` does.
 */
export async function manualAction(request: ManualRequest, key: string): Promise<ManualOutcome> {
  const { principal, couponId, order } = request
  const run = new RunAccounts()
  const owner = await ownerInSight(request)
  await run.prepare([owner], TRANSFERS)
  const hasPlays = await run.preparePlays([couponId])
  let settlement: Resolution['settlement'] | null = null
  const { isReplay, body } = await withIdempotency(
    principal,
    key,
    ['coupon.manual', couponId, order],
    async (trx) => {
      const resolution = await resolutionOf(request, trx)
      if (resolution.isRepeated) throw new AppError('updatedError')
      await markSelections(trx, couponId, resolution)
      const followed = hasPlays
        ? await followPlays(trx, 'coupon', [couponId], [owner.user_id])
        : null
      await carryOut(trx, [resolution.settlement], run, { followed, lost: [] })
      await record(trx, request, resolution)
      settlement = resolution.settlement
      return { status: 200, body: outcomeOf(resolution, false) }
    }
  )
  if (!isReplay && settlement) announce([settlement])
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

async function resolutionOf({ couponId, order }: ManualRequest, trx?: Trx): Promise<Resolution> {
  const [coupon] = await loadCoupons([couponId], trx)
  if (!coupon) throw new AppError('updatedError')
  const selections = (await loadSelections([couponId], trx)).get(couponId) ?? []
  const matchIds = selections.map((selection) => selection.match_id)
  const races = await racesNow(matchIds, trx)
  return resolve(coupon, selections, { order, now: clock.now(), races })
}

/** The selections refer to no revision of the facts, because their results come from staff alone. */
async function markSelections(trx: Trx, couponId: number, resolution: Resolution): Promise<void> {
  const given = new Set(resolution.changes.map(({ position }) => position))
  for (const selection of resolution.after) {
    const { position, result } = selection
    if (!given.has(position)) continue
    await trx.from('coupon_selections').where({ coupon_id: couponId, position }).update({
      result,
      place_result: selection.place_result,
      result_revision: null,
      is_manual: 1,
      deduction_percent: selection.deduction_percent,
      starting_price_milli: selection.starting_price_milli,
    })
  }
}

async function record(
  trx: Trx,
  { principal, couponId, order, ip, approver }: ManualRequest,
  resolution: Resolution
): Promise<void> {
  const { coupon, next, isNews } = resolution.settlement
  const { action, reason } = order
  const actorId = principal.userId
  const detail = {
    ...approvedBy(approver),
    action,
    selections: resolution.changes,
    amountMinor: moneyOf(resolution.settlement),
    ...(isNews && { revision: next.settlement_revision }),
  }
  await recordCouponEvent(trx, {
    couponId,
    kind: 'manual',
    actorId,
    detail: { ...detail, ip },
    reason,
  })
  const { state, status, payout } = coupon
  await recordAudit(trx, {
    ...authorOf({ principal, ip }),
    action: `coupon.${action}`,
    subjectType: 'coupon',
    subjectId: couponId,
    detail: {
      ...detail,
      before: { state, status, payout },
      after: { state: next.state, status: next.status, payout: next.payout },
    },
    reason,
  })
}

function outcomeOf({ settlement, changes }: Resolution, dryRun: boolean): ManualOutcome {
  const { coupon, next } = settlement
  return {
    couponId: coupon.id,
    dryRun,
    currency: coupon.currency,
    statusBefore: coupon.status,
    statusAfter: next.status,
    payoutBeforeMinor: coupon.payout,
    payoutAfterMinor: next.payout,
    moneyToMoveMinor: moneyOf(settlement),
    revision: next.settlement_revision,
    selections: changes,
  }
}
