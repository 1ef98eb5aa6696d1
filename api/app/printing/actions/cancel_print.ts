/** Staff cancel a print whose paper did not come out, or was spoiled. */
import { pageOf } from '@grandstand/shared-types/coupons/model/prints'
import { authorOf, recordAudit } from '#audit/record_audit'
import type { Editor } from '#core/requests/access'
import { inTransaction } from '#core/database/transactions'
import { markCancelled } from '#printing/actions/mark_cancelled'
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
    await markCancelled(trx, 'coupon_prints', printId, { editor, reason })
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
