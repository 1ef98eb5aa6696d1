/** What staff order about an open finding, and the second officer who approves or refuses it (rules 12.10). */
import type { AuditAction } from '@grandstand/shared-types/wire/audit'
import type { FindingAct } from '@grandstand/shared-types/wire/games/findings'
import { authorOf, recordAudit } from '#audit/record_audit'
import { inTransaction, type Trx } from '#core/database/transactions'
import { AppError, found } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { providerById } from '#games/providers/provider'
import { carryOut } from '#wallet/reconciling/carry_out'
import { findingWhere, type Finding, type FindingOrder } from '#wallet/reconciling/findings'
import { findingSubject } from '#wallet/reconciling/finding_subject'
import { canTakeOver } from '#wallet/reconciling/settle_finding'

interface Order {
  act: FindingAct
  reason: string
}

/**
 * Keeps the order; nothing moves before another officer approves it. Throws 404 `notFound` for a finding of another brand, 409
 * `findingState` for one that is not open or that the act does not fit, 409 `decisionWaits` where an order waits already.
 */
export async function orderFinding(editor: Editor, id: number, order: Order): Promise<void> {
  const finding = await openFinding(editor, id)
  if (!fits(finding, order.act)) throw new AppError('findingState')
  await inTransaction(async (trx) => {
    const count: unknown = await trx
      .from('game_findings')
      .where({ id, state: 'open' })
      .whereNull('asked_act')
      .update({
        asked_act: order.act,
        asked_by: editor.principal.userId,
        asked_reason: order.reason,
        asked_at: clock.now(),
        updated_at: clock.now(),
      })
    if (Number(count) !== 1) throw new AppError('decisionWaits')
    await audit(trx, editor, { finding, ...order, action: 'gameRound.reconcileOrder' })
  })
}

/**
 * Approves what another officer ordered, and carries it out; after an interruption `carryOnApproved` does. Throws 404
 * `notFound`, 403 `ownDecision` for the officer who ordered it, 409 `decisionTaken` where no order waits, 409 `findingState` where
 * our wallet refuses it: the order then goes on waiting.
 */
export async function approveFinding(editor: Editor, id: number): Promise<void> {
  const { finding, order } = await waitingOrder(editor, id)
  const { siteId, userId } = editor.principal
  if (order.askedBy === userId) throw new AppError('ownDecision')
  const provider = found(await providerById(siteId, finding.providerId))
  const approval = { approved_by: userId, approved_at: clock.now() }
  await inTransaction(async (trx) => {
    await changeOrder(trx, finding, order, approval)
    await audit(trx, editor, { finding, act: order.act, action: 'gameRound.reconcileApprove' })
  })
  const approved = found(await findingWhere({ id, site_id: siteId }))
  if (!(await carryOut(provider, approved))) throw new AppError('findingState')
}

/**
 * Refuses what another officer ordered, or takes the own order back; the finding is open to other orders. Throws 404 `notFound`,
 * 409 `decisionTaken` where no order waits.
 */
export async function refuseFinding(editor: Editor, id: number, reason: string): Promise<void> {
  const { finding, order } = await waitingOrder(editor, id)
  const nothing = { asked_act: null, asked_by: null, asked_reason: null, asked_at: null }
  await inTransaction(async (trx) => {
    await changeOrder(trx, finding, order, nothing)
    const action = 'gameRound.reconcileRefuse'
    await audit(trx, editor, { finding, act: order.act, reason, action })
  })
}

async function openFinding({ principal: { siteId } }: Editor, id: number): Promise<Finding> {
  const finding = found(await findingWhere({ id, site_id: siteId }))
  if (finding.state !== 'open') throw new AppError('findingState')
  return finding
}

async function waitingOrder(editor: Editor, id: number) {
  const finding = found(await findingWhere({ id, site_id: editor.principal.siteId }))
  const { order, state } = finding
  if (state !== 'open' || !order || order.approvedBy !== null) throw new AppError('decisionTaken')
  return { finding, order }
}

/** Changes the order that was read. Throws 409 `decisionTaken` when another officer, or the job, was faster. */
async function changeOrder(
  trx: Trx,
  { id }: Finding,
  { act, askedBy, askedAt }: FindingOrder,
  values: Record<string, number | null>
): Promise<void> {
  const count: unknown = await trx
    .from('game_findings')
    .where({ id, state: 'open', asked_act: act, asked_by: askedBy, asked_at: askedAt })
    .whereNull('approved_by')
    .update({ ...values, updated_at: clock.now() })
  if (Number(count) !== 1) throw new AppError('decisionTaken')
}

/** A bet that we do not have is never drawn afterwards: there is nothing to take over. */
function fits(finding: Finding, act: FindingAct): boolean {
  if (act === 'apply') return canTakeOver(finding)
  return act === 'accept' || finding.fault === 'missingThere'
}

interface Told {
  finding: Finding
  act: FindingAct
  reason?: string
  action: Extract<AuditAction, `gameRound.${string}`>
}

const audit = (trx: Trx, editor: Editor, { finding, act, reason, action }: Told): Promise<void> =>
  recordAudit(trx, {
    ...authorOf(editor),
    ...findingSubject(finding),
    action,
    detail: {
      findingAct: act,
      transaction: finding.transactionId,
      ...(finding.order && { askedBy: finding.order.askedBy }),
    },
    ...(reason !== undefined && { reason }),
  })
