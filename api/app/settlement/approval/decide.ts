/** The second officer approves or refuses an order (must-hold A4). */
import db from '@adonisjs/lucid/services/db'
import type { DecisionKind } from '@grandstand/shared-types/wire/decisions'
import type { Editor } from '#core/requests/access'
import { AppError, found } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import { inTransaction, type Trx } from '#core/database/transactions'
import { authorOf, recordAudit } from '#audit/record_audit'
import { requireNoBet } from '#settlement/approval/held_bets'
import { couponManual, resultEnter, resultUndo, type Kind } from '#settlement/approval/orders'

interface Row {
  id: number
  kind: DecisionKind
  subject_id: number
  ordered: string
  asked_by: number
  state: string
}

/** A kind of order that reads its stored form. */
interface StoredKind {
  subject: 'match' | 'coupon'
  decided: Kind<never, object>['decided']
  carryOut: (row: Row, by: Editor) => Promise<unknown>
}

function stored<O, T>({ subject, decided, carryOut }: Kind<O, T>): StoredKind {
  return {
    subject,
    decided,
    carryOut: (row, by) => {
      const order: O = JSON.parse(row.ordered)
      return carryOut(Number(row.subject_id), order, by, `decision-${row.id}`)
    },
  }
}

const KINDS: Record<DecisionKind, StoredKind> = {
  resultEnter: stored(resultEnter),
  resultUndo: stored(resultUndo),
  couponManual: stored(couponManual),
}

/**
 * Carries the order out in the name of the second officer. When it can no longer be carried out, it goes on waiting. Throws
 * 404 `notFound`, 403 `ownDecision` for the officer who ordered it, 403 `holdsBet`, 409 `decisionTaken`, and as the order.
 */
export async function approve(id: number, by: Editor): Promise<void> {
  const row = await decisionOf(id, by)
  const kind = KINDS[row.kind]
  await requireNoBet(by.principal, kind.decided(Number(row.subject_id)))
  await inTransaction((trx) => close(trx, row, by, { state: 'approved', reason: null }))
  try {
    await kind.carryOut(row, forBrand(by))
  } catch (error) {
    await reopen(row)
    throw error
  }
}

/** The first officer had the subject in sight; the second one acts for the whole brand, wherever they stand in the tree. */
const forBrand = ({ principal, ip }: Editor): Editor => ({
  principal: { ...principal, path: '/' },
  ip,
})

/** Throws 404 `notFound`, 403 `ownDecision`, 409 `decisionTaken`. */
export async function refuse(id: number, reason: string, by: Editor): Promise<void> {
  const row = await decisionOf(id, by)
  await inTransaction((trx) => close(trx, row, by, { state: 'refused', reason }))
}

async function decisionOf(id: number, { principal }: Editor): Promise<Row> {
  const row: Row | null = await db
    .query<Row>()
    .from('pending_decisions')
    .where({ id, site_id: principal.siteId })
    .select('id', 'kind', 'subject_id', 'ordered', 'asked_by', 'state')
    .first()
  const known = found(row)
  if (known.state !== 'waiting') throw new AppError('decisionTaken')
  if (Number(known.asked_by) === principal.userId) throw new AppError('ownDecision')
  return known
}

async function close(
  trx: Trx,
  row: Row,
  by: Editor,
  { state, reason }: { state: 'approved' | 'refused'; reason: string | null }
): Promise<void> {
  const closed: unknown = await trx
    .from('pending_decisions')
    .where({ id: row.id, state: 'waiting' })
    .update({
      state,
      waiting_key: null,
      decided_by: by.principal.userId,
      decided_at: clock.now(),
      decided_reason: reason,
    })
  if (Number(closed) !== 1) throw new AppError('decisionTaken')
  await recordAudit(trx, {
    ...authorOf(by),
    action: state === 'approved' ? 'decision.approve' : 'decision.refuse',
    subjectType: KINDS[row.kind].subject,
    subjectId: Number(row.subject_id),
    detail: { decisionId: row.id, decisionKind: row.kind, askedBy: Number(row.asked_by) },
    ...(reason !== null && { reason }),
  })
}

async function reopen({ id, kind, subject_id: subjectId }: Row): Promise<void> {
  await db
    .from('pending_decisions')
    .where('id', id)
    .update({
      state: 'waiting',
      waiting_key: `${kind}:${Number(subjectId)}`,
      decided_by: null,
      decided_at: null,
    })
}
