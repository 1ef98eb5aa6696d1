/** What staff do with an erasure that waits. */
import { lockOwnRow } from '#audit/step_up_edits'
import { authorOf, recordAudit } from '#audit/record_audit'
import { AppError } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import { inTransaction } from '#core/database/transactions'
import type { Editor } from '#core/requests/access'
import { requireStepUp } from '#core/requests/step_up'

interface Waiting {
  user_id: number
  state: string
  due_at: number
}

type Decision = 'refuse' | 'hasten'

/**
 * `refuse` lets the data stay; the account stays closed until staff open it. `hasten` erases it in the next round instead of
 * at its time. Throws 404 `notFound`, 409 `erasureState` for one that does not wait, 403 `stepUpNeeded`.
 */
export const decideErasure = (
  editor: Editor,
  id: number,
  { decision, reason }: { decision: Decision; reason: string }
): Promise<void> =>
  inTransaction(async (trx) => {
    const erasure = await lockOwnRow<Waiting>(trx, 'erasures', editor, id)
    if (erasure.state !== 'waiting') throw new AppError('erasureState')
    await requireStepUp(editor.principal, trx)
    const now = clock.now()
    await trx
      .from('erasures')
      .where('id', id)
      .update({
        ...(decision === 'refuse' ? { state: 'refused', waiting_key: null } : { due_at: now }),
        decided_by: editor.principal.userId,
        decided_reason: reason,
        decided_at: now,
      })
    await recordAudit(trx, {
      ...authorOf(editor),
      action: decision === 'refuse' ? 'user.erasureRefuse' : 'user.erasureHasten',
      subjectType: 'user',
      subjectId: Number(erasure.user_id),
      detail: { dueAt: Number(erasure.due_at) },
      reason,
    })
  })
