/** The second officer approves or refuses an order (must-hold A4). */
import db from '@adonisjs/lucid/services/db'
import type { DecisionPreview } from '@grandstand/shared-types/wire/betting/decisions'
import type { Editor } from '#core/requests/access'
import { AppError, found } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import { inTransaction, type Trx } from '#core/database/transactions'
import { authorOf, recordAudit } from '#audit/record_audit'
import { carryOut, KINDS } from '#settlement/approval/carry_out'
import { scopeDecisions } from '#settlement/approval/decision_resource'
import { requireNoBet } from '#settlement/approval/own_bets'
import { requireSeen, weighOrder, type WeighedOrder } from '#settlement/approval/weigh'

interface Row extends WeighedOrder {
  state: string
}

/**
 * Approves an order and carries it out in the names of both officers; after an interruption, `carryOnApproved` carries it
 * out. An order that can no longer be carried out goes on waiting. Throws 404 `notFound`, 403 `notAllowed` for an officer
 * who may not do the act themselves, 403 `ownDecision` for the officer who ordered it, 403 `holdsBet`, 409 `decisionTaken`, 409
 * `amountsGrew` where the order would do more than the officer was `shown`, and as the order.
 */
export async function approve(id: number, by: Editor, shown?: string): Promise<void> {
  const row = await othersDecision(id, by)
  const kind = KINDS[row.kind]
  if (kind.right && !by.principal.permissions.has(kind.right)) throw AppError.notAllowed()
  await requireNoBet(by.principal, kind.concerns(Number(row.subject_id)))
  await requireSeen(row, by.principal.userId, shown)
  const decidedAt = clock.now()
  await inTransaction((trx) =>
    close(trx, row, by, { state: 'carryingOut', decidedAt, reason: null })
  )
  const { userId: approverId, username } = by.principal
  await carryOut(row, { id: approverId, username }, decidedAt)
}

/** Refuses an order. Throws 404 `notFound`, 403 `ownDecision`, 409 `decisionTaken`. */
export async function refuse(id: number, reason: string, by: Editor): Promise<void> {
  const row = await othersDecision(id, by)
  await inTransaction((trx) =>
    close(trx, row, by, { state: 'refused', decidedAt: clock.now(), reason })
  )
}

/** What an order that waits would do now. Throws 404 `notFound`, 409 `decisionTaken`, and as the order. */
export async function previewDecision(id: number, by: Editor): Promise<DecisionPreview> {
  return weighOrder(await decisionOf(id, by), by.principal.userId)
}

/** The order, which somebody else gave. Throws 403 `ownDecision` too. */
async function othersDecision(id: number, by: Editor): Promise<Row> {
  const row = await decisionOf(id, by)
  if (Number(row.asked_by) === by.principal.userId) throw new AppError('ownDecision')
  return row
}

async function decisionOf(id: number, { principal }: Editor): Promise<Row> {
  const query = db.query<Row>().from('pending_decisions').where('id', id)
  scopeDecisions(query, principal)
  const row: Row | null = await query
    .select('id', 'site_id', 'kind', 'subject_id', 'ordered', 'amounts', 'asked_by', 'state')
    .first()
  const known = found(row)
  if (known.state !== 'waiting') throw new AppError('decisionTaken')
  return known
}

interface Closing {
  state: 'carryingOut' | 'refused'
  decidedAt: number
  reason: string | null
}

async function close(
  trx: Trx,
  row: Row,
  by: Editor,
  { state, decidedAt, reason }: Closing
): Promise<void> {
  const closed: unknown = await trx
    .from('pending_decisions')
    .where({ id: row.id, state: 'waiting' })
    .update({
      state,
      // an approved order keeps the key, so that nobody gives another order on the subject before it is carried out
      ...(state === 'refused' && { waiting_key: null }),
      decided_by: by.principal.userId,
      decided_at: decidedAt,
      decided_reason: reason,
    })
  if (Number(closed) !== 1) throw new AppError('decisionTaken')
  await recordAudit(trx, {
    ...authorOf(by),
    action: state === 'refused' ? 'decision.refuse' : 'decision.approve',
    subjectType: KINDS[row.kind].subject,
    subjectId: Number(row.subject_id),
    detail: { decisionId: row.id, decisionKind: row.kind, askedBy: Number(row.asked_by) },
    ...(reason !== null && { reason }),
  })
}
