/** The record of sendings of a report, and of the answers to them. */
import type { NewSuspicionSending } from '@grandstand/shared-types/wire/betting/suspicion'
import { inTransaction } from '#core/database/transactions'
import { AppError, found } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { lockReport, recordStep } from '#suspicion/actions/steps'

/**
 * Notes that a closed report was sent. Throws 404 `notFound`, 409 `suspicionState`, 422 `timeToCome` at `sentAt` for a
 * time to come.
 */
export const recordSending = (
  editor: Editor,
  id: number,
  sending: NewSuspicionSending
): Promise<void> =>
  inTransaction(async (trx) => {
    await lockReport(trx, editor, id, ['closed', 'sent', 'answered'])
    const now = clock.now()
    const { recipient, sentAt, reference } = sending
    if (sentAt > now) throw AppError.field('sentAt', 'timeToCome')
    await trx.insertQuery().table('suspicion_sendings').insert({
      report_id: id,
      recipient,
      sent_at: sentAt,
      reference,
      sent_by: editor.principal.userId,
      recorded_at: now,
    })
    await trx.from('suspicion_reports').where('id', id).update({ state: 'sent' })
    await recordStep(trx, editor, {
      action: 'suspicionReport.send',
      id,
      detail: { recipient, sentAt, reference },
    })
  })

interface Sending {
  recipient: string
  answered_at: number | null
}

/**
 * Notes the answer to a sending; once all are answered, the report is. Throws 404 `notFound`, 409 `suspicionState` for a
 * sending with an answer.
 */
export const recordAnswer = (
  editor: Editor,
  { id, sendingId }: { id: number; sendingId: number },
  answer: string
): Promise<void> =>
  inTransaction(async (trx) => {
    await lockReport(trx, editor, id, ['sent', 'answered'])
    const row: Sending | null = await trx
      .query<Sending>()
      .from('suspicion_sendings')
      .where({ id: sendingId, report_id: id })
      .select('recipient', 'answered_at')
      .first()
    const { recipient, answered_at: answeredAt } = found(row)
    if (answeredAt !== null) throw new AppError('suspicionState')
    await trx
      .from('suspicion_sendings')
      .where('id', sendingId)
      .update({ answer, answered_at: clock.now(), answered_by: editor.principal.userId })
    const open: unknown = await trx
      .from('suspicion_sendings')
      .where('report_id', id)
      .whereNull('answered_at')
      .select('id')
      .first()
    if (!open) await trx.from('suspicion_reports').where('id', id).update({ state: 'answered' })
    await recordStep(trx, editor, {
      action: 'suspicionReport.answer',
      id,
      detail: { recipient },
    })
  })
