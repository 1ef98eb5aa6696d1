/**
 * A trader's answer to a coupon that waits because of its size (rules 18.3). The money moves at the end of its acceptance
 * delay, as for any live coupon. Each answer writes a row of the audit log.
 */
import { authorOf, recordAudit } from '#audit/record_audit'
import { bus } from '#core/bus'
import { inTransaction } from '#core/database/transactions'
import { AppError, found } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { clock } from '#core/timing/clock'

/** How long a player may take an offered stake. */
const OFFER_STANDS_MS = 120_000

export type TraderAnswer =
  | { kind: 'accepted' }
  | { kind: 'refused' }
  | { kind: 'offered'; stakeMinor: number }

const ACTIONS = {
  accepted: 'coupon.approve',
  refused: 'coupon.refuse',
  offered: 'coupon.offerStake',
} as const

interface Waiting {
  id: number
  state: string
  ask_until: number
  earliest_at: number
}

/**
 * Throws 404 `notFound`, 409 `updatedError` when it waits no longer, 422 `amountTooLarge` [stake] at `stakeMinor` for an
 * offer that is not lower than the stake.
 */
export async function decideApproval(
  editor: Editor,
  couponId: number,
  answer: TraderAnswer
): Promise<void> {
  const now = clock.now()
  const acceptAt = await inTransaction(async (trx) => {
    const site = { id: couponId, site_id: editor.principal.siteId }
    const coupon = found(
      await trx
        .query<{ state: string; total_stake: number }>()
        .from('coupons')
        .where(site)
        .forUpdate()
        .select('state', 'total_stake')
        .first()
    )
    const row = found(
      await trx.query<Waiting>().from('coupon_approvals').where(site).forUpdate().first()
    )
    if (coupon.state !== 'pendingAcceptance' || row.state !== 'waiting' || row.ask_until <= now) {
      throw new AppError('updatedError')
    }
    if (answer.kind === 'offered' && answer.stakeMinor >= coupon.total_stake) {
      throw AppError.field('stakeMinor', 'amountTooLarge', [coupon.total_stake - 1])
    }
    await trx
      .from('coupon_approvals')
      .where('id', couponId)
      .update({
        state: answer.kind,
        officer_id: editor.principal.userId,
        decided_at: now,
        ...(answer.kind === 'offered' && {
          offered_stake: answer.stakeMinor,
          offer_until: now + OFFER_STANDS_MS,
        }),
      })
    const endsAt = answer.kind === 'accepted' ? Math.max(now, row.earliest_at) : now
    await trx.from('coupons').where('id', couponId).update({ accept_at: endsAt })
    await recordAudit(trx, {
      ...authorOf(editor),
      action: ACTIONS[answer.kind],
      subjectType: 'coupon',
      subjectId: couponId,
      detail: answer.kind === 'offered' ? { stakeMinor: answer.stakeMinor } : {},
    })
    return endsAt
  })
  bus.emit('approvalAnswered', { couponId, acceptAt })
}
