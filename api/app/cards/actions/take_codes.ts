import type { CardCodes } from '@grandstand/shared-types/wire/money/cards'
import type { Editor } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import { inTransaction } from '#core/database/transactions'
import { authorOf, recordAudit } from '#audit/record_audit'
import { lockBatch } from '#cards/queries/batch_in_sight'
import { openCode, shownCode } from '#cards/card_code'

/**
 * Returns the codes of a batch, once: afterwards the database has only their hashes. Throws 404 `notFound`, 409
 * `cardsNotMade` while the batch is being made, `cardCodesTaken` [time] the second time.
 */
export async function takeCodes(editor: Editor, batchId: number): Promise<CardCodes> {
  return inTransaction(async (trx) => {
    const batch = await lockBatch(trx, editor.principal, batchId)
    if (batch.codesTakenAt !== null) {
      throw new AppError('cardCodesTaken', { params: [Number(batch.codesTakenAt)] })
    }
    if (batch.madeCount < batch.count) throw new AppError('cardsNotMade')
    const rows: { sealed: string }[] = await trx
      .query<{ sealed: string }>()
      .from('cards')
      .where('batch_id', batchId)
      .whereNotNull('sealed_code')
      .orderBy('id')
      .select({ sealed: 'sealed_code' })
    await trx.from('cards').where('batch_id', batchId).update({ sealed_code: null })
    await trx.from('card_batches').where('id', batchId).update({ codes_taken_at: clock.now() })
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'cards.takeCodes',
      subjectType: 'cardBatch',
      subjectId: batchId,
      detail: { count: rows.length },
    })
    return { codes: rows.map(({ sealed }) => shownCode(openCode(sealed))) }
  })
}
