/** Whoever gave an order may take it back while it waits. */
import db from '@adonisjs/lucid/services/db'
import { AppError, found } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import { inTransaction, type Trx } from '#core/database/transactions'
import type { Editor } from '#core/requests/access'
import { authorOf, recordAudit } from '#audit/record_audit'
import { KINDS, type StoredOrder } from '#settlement/approval/carry_out'
import { scopeOwnOrders } from '#settlement/approval/decision_resource'
import { brandsOn } from '#settlement/approval/threshold'

/**
 * Each brand that the order concerned has a row in its audit log; that of the author's brand has the author. Throws 404
 * `notFound` for an order of somebody else, 409 `decisionTaken`.
 */
export async function withdraw(id: number, by: Editor): Promise<void> {
  const query = db.query<StoredOrder>().from('pending_decisions').where('id', id)
  scopeOwnOrders(query, by.principal)
  const row = found(await query.select('id', 'site_id', 'kind', 'subject_id').first())
  const subjectId = Number(row.subject_id)
  const concerned = KINDS[row.kind].subject === 'match' ? await brandsOn(subjectId) : []
  const others = concerned.filter((siteId) => siteId !== by.principal.siteId)
  await inTransaction(async (trx) => {
    const closed: unknown = await trx
      .from('pending_decisions')
      .where({ id, state: 'waiting' })
      .update({
        state: 'withdrawn',
        waiting_key: null,
        decided_by: by.principal.userId,
        decided_at: clock.now(),
      })
    if (Number(closed) !== 1) throw new AppError('decisionTaken')
    await record(trx, row, authorOf(by), {})
    for (const siteId of others) {
      const detail = { orderedBy: by.principal.username }
      await record(trx, row, { siteId, actorId: null }, detail)
    }
  })
}

const record = (
  trx: Trx,
  { id, kind, subject_id: subjectId }: StoredOrder,
  who: { siteId: number; actorId: number | null; ip?: string },
  detail: Record<string, unknown>
): Promise<void> =>
  recordAudit(trx, {
    ...who,
    action: 'decision.withdraw',
    subjectType: KINDS[kind].subject,
    subjectId: Number(subjectId),
    detail: { decisionId: Number(id), decisionKind: kind, ...detail },
  })
