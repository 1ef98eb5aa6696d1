import { authorOf, recordAudit } from '#audit/record_audit'
import { AppError, found } from '#core/errors/app_error'
import { inTransaction } from '#core/database/transactions'
import type { Editor } from '#core/requests/access'
import { announceDraw } from '#draws/drawing/announce'
import { drawById } from '#draws/drawing/draw_row'
import { markFailed } from '#draws/drawing/fail_draw'

/** Staff fail a draw that has no result (rules 14.5). Throws 404 `notFound`, 409 `updatedError` for a draw that is over. */
export async function voidDraw(editor: Editor, drawId: number, reason: string): Promise<void> {
  const draw = found(await drawById(drawId))
  await inTransaction(async (trx) => {
    if (!(await markFailed(trx, draw, 'void', reason))) throw new AppError('updatedError')
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'draw.void',
      subjectType: 'draw',
      subjectId: drawId,
      detail: { gameCode: draw.gameCode, number: draw.number },
      reason,
    })
  })
  await announceDraw(drawId)
}
