/** Whether an order may be carried out at once; otherwise it waits for a second officer (must-hold A4). */
import db from '@adonisjs/lucid/services/db'
import type { Amount, Approval } from '@grandstand/shared-types/wire/betting/decisions'
import type { Editor } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import { inTransaction, isUniqueViolation } from '#core/database/transactions'
import { authorOf, recordAudit } from '#audit/record_audit'
import { requireNoBet } from '#settlement/approval/own_bets'
import type { Kind } from '#settlement/approval/orders'
import { hasThreshold, isAboveThreshold, sumsOf } from '#settlement/approval/threshold'

export interface Order<O> {
  subjectId: number
  order: O
  by: Editor
}

/**
 * Resolves to the dry run, and to whether the order would wait for a second officer. Throws 403 `holdsBet`, and as the
 * order's preview.
 */
export async function previewOrder<O, T extends object>(
  kind: Kind<O, T>,
  { subjectId, order, by }: Order<O>
): Promise<T & Approval> {
  const { answer, amounts } = await kind.preview(subjectId, order, by)
  await requireNoBet(by.principal, kind.concerns(subjectId))
  return { ...answer, needsApproval: await isAboveThreshold(amounts), decisionId: null }
}

/**
 * Stores an order that decides or moves more of a brand than one officer may alone; resolves to the dry run with `decisionId`. Resolves
 * to null for an order that the caller carries out at once. Throws 403 `holdsBet`, 409 `decisionWaits` when another
 * order waits on the same subject, and as the order's preview.
 */
export async function askSecondOfficer<O, T extends object>(
  kind: Kind<O, T>,
  { subjectId, order, by }: Order<O>
): Promise<(T & Approval) | null> {
  const subject = kind.concerns(subjectId)
  if (!(await hasThreshold(await kind.brands(subjectId, by)))) {
    await requireNoBet(by.principal, subject)
    return null
  }
  const { answer, amounts } = await kind.preview(subjectId, order, by)
  await requireNoBet(by.principal, subject)
  if (!(await isAboveThreshold(amounts))) return null
  const decisionId = await store(kind, { subjectId, order, by }, sumsOf(amounts))
  return { ...answer, needsApproval: true, decisionId }
}

/** The answer of an order that was carried out at once. */
export const carriedOut = <T extends object>(answer: T): T & Approval => ({
  ...answer,
  needsApproval: false,
  decisionId: null,
})

async function store<O, T>(
  { kind, subject, reason }: Kind<O, T>,
  { subjectId, order, by }: Order<O>,
  amounts: Amount[]
): Promise<number> {
  const waitingKey = `${subject}:${subjectId}`
  const stored = JSON.stringify(order)
  const row = {
    site_id: by.principal.siteId,
    kind,
    subject_id: subjectId,
    ordered: stored,
    amounts: JSON.stringify(amounts),
    reason: reason(order),
    asked_by: by.principal.userId,
    asked_at: clock.now(),
    state: 'waiting',
    waiting_key: waitingKey,
  }
  try {
    return await inTransaction(async (trx) => {
      const inserted: unknown[] = await trx.insertQuery().table('pending_decisions').insert(row)
      const decisionId = Number(inserted[0])
      await recordAudit(trx, {
        ...authorOf(by),
        action: 'decision.ask',
        subjectType: subject,
        subjectId,
        detail: { decisionId, decisionKind: kind, order, amounts },
        ...(row.reason !== null && { reason: row.reason }),
      })
      return decisionId
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return sameOrder(waitingKey, stored, by.principal.userId)
  }
}

/** The same order of the same officer, sent again because an answer was lost. */
async function sameOrder(waitingKey: string, order: string, userId: number): Promise<number> {
  const waiting = await db
    .query<{ id: number; ordered: string; asked_by: number }>()
    .from('pending_decisions')
    .where('waiting_key', waitingKey)
    .select('id', 'ordered', 'asked_by')
    .first()
  if (waiting?.ordered === order && Number(waiting.asked_by) === userId) return Number(waiting.id)
  throw new AppError('decisionWaits')
}
