/** A desk or staff cancel a print of a ticket of a draw whose paper did not come out, or was spoiled. */
import type { DrawPaper } from '@grandstand/shared-types/wire/draws'
import db from '@adonisjs/lucid/services/db'
import { authorOf, recordAudit } from '#audit/record_audit'
import { found } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { inTransaction } from '#core/database/transactions'
import { markCancelled } from '#printing/actions/mark_cancelled'
import { drawTicketInSight } from '#printing/queries/draw_ticket'

interface Spoiled {
  ticketId: number
  paper: DrawPaper
  printNumber: number
  copyNumber: number
}

/**
 * From now on the paper of this print is refused; after a cancelled original, the next print is an original again. Throws 404
 * `notFound`, 409 `updatedError` when it is cancelled already.
 */
export async function cancelDrawPrint(
  editor: Editor,
  printId: number,
  reason: string
): Promise<void> {
  const { ticketId, ...print } = found(
    await db
      .query<Spoiled>()
      .from('draw_ticket_prints')
      .where('id', printId)
      .select({
        ticketId: 'ticket_id',
        paper: 'paper',
        printNumber: 'print_number',
        copyNumber: 'copy_number',
      })
      .first()
  )
  await drawTicketInSight(editor.principal, Number(ticketId))
  await inTransaction(async (trx) => {
    await markCancelled(trx, 'draw_ticket_prints', printId, { editor, reason })
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'drawTicket.printCancel',
      subjectType: 'drawTicket',
      subjectId: Number(ticketId),
      detail: { ...print },
      reason,
    })
  })
}
