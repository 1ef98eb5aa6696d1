/** Staff cancel a print whose paper did not come out, or was spoiled. */
import { pageOf } from '@grandstand/shared-types/coupons/model/prints'
import { authorOf, recordAudit } from '#audit/record_audit'
import { AppError } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { inTransaction } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import { printInSight, printRows, type PrintRow } from '#printing/queries/prints'

/**
 * From now on the paper of this print is refused; after a cancelled original, the next print is an original again.
 * Throws 403 `notAllowed`, 404 `notFound`, 409 `updatedError` when it is cancelled already.
 */
export async function cancelPrint(
  editor: Editor,
  printId: number,
  reason: string
): Promise<PrintRow> {
  const { couponId, subject, printNumber, copyNumber } = await printInSight(
    editor.principal,
    printId
  )
  return inTransaction(async (trx) => {
    const changed: unknown = await trx
      .from('coupon_prints')
      .where('id', printId)
      .whereNot('status', 'cancelled')
      .update({
        status: 'cancelled',
        cancelled_by: editor.principal.userId,
        cancelled_at: clock.now(),
        cancel_ip: editor.ip,
        cancel_reason: reason,
      })
    if (Number(changed) !== 1) throw new AppError('updatedError')
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'coupon.printCancel',
      subjectType: 'coupon',
      subjectId: couponId,
      detail: { page: pageOf(subject, copyNumber), printNumber, copyNumber },
      reason,
    })
    return printRows(trx).where('id', printId).firstOrFail()
  })
}
