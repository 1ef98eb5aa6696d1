/** Prints of bills: the first is the original, each after it a copy. */
import type { BillPrint } from '@grandstand/shared-types/wire/desk/desk'
import { authorOf, recordAudit } from '#audit/record_audit'
import type { Editor } from '#core/requests/access'
import { withIdempotency } from '#core/requests/idempotency'
import { billById } from '#desk/queries/bills'
import { lockDrawer } from '#ledger/drawer'
import { addCopy, BILL_PRINTS, markPrinted, waitingCopy } from '#printing/actions/copies'
import { resetPage } from '#printing/pages/reset'
import type { BillPaper } from '#printing/bill_papers'

/**
 * Asks for a print of one of the principal's own bills; its page can then be fetched once. Throws 404 `notFound`, 422
 * `tooManyPrints` [most], 409 `idempotencyConflict`.
 */
export async function askBillPrint(
  editor: Editor,
  billId: number,
  key: string
): Promise<BillPrint> {
  const { principal } = editor
  const { body } = await withIdempotency(principal, key, ['bill.print', billId], async (trx) => {
    // two requests at once must not both become the original; the drawer is locked because rows of bills are never
    // written again
    await lockDrawer(trx, principal.userId)
    const { printCount: copyNumber, shiftId } = await billById(principal.userId, billId, trx)
    await addCopy(trx, editor, BILL_PRINTS, { subjectId: billId, copyNumber })
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'shift.billPrint',
      subjectType: 'shift',
      subjectId: shiftId,
      detail: { billId, copyNumber },
    })
    return { status: 201, body: { page: 'reset' as const, billId, copyNumber } }
  })
  return body
}

/** The page of the newest print that waits. Throws 404 `notFound`, 409 `printNotWaiting`. */
export const billPaper: BillPaper = async (principal, billId, paper) => {
  const bill = await billById(principal.userId, billId)
  const print = await waitingCopy(principal, BILL_PRINTS, billId)
  const page = resetPage(
    {
      ...bill,
      cancelled: bill.returned,
      tillName: principal.username,
      cashierName: principal.username,
      copyNumber: print.copyNumber,
      printedAt: print.askedAt,
      printedBy: principal.username,
    },
    paper
  )
  return { page, markPrinted: () => markPrinted(BILL_PRINTS.table, print.id) }
}
