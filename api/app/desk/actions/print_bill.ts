/** Prints of bills: the first is the original, each after it a copy. */
import db from '@adonisjs/lucid/services/db'
import { PRINT_WAIT_MS } from '@grandstand/shared-types/coupons/model/prints'
import { MOST_PRINTS } from '@grandstand/shared-types/coupons/model/ticket_code'
import type { BillPrint } from '@grandstand/shared-types/wire/desk/desk'
import { authorOf, recordAudit } from '#audit/record_audit'
import { inTransaction } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import type { Editor, Principal } from '#core/requests/access'
import { withIdempotency } from '#core/requests/idempotency'
import { clock } from '#core/timing/clock'
import { billById } from '#desk/queries/bills'
import { lockDrawer } from '#ledger/drawer'
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
  const { principal, ip } = editor
  const { body } = await withIdempotency(principal, key, ['bill.print', billId], async (trx) => {
    // two requests at once must not both become the original; the drawer is locked because rows of bills are never
    // written again
    await lockDrawer(trx, principal.userId)
    const { printCount: copyNumber, shiftId } = await billById(principal.userId, billId, trx)
    if (copyNumber >= MOST_PRINTS) throw new AppError('tooManyPrints', { params: [MOST_PRINTS] })
    await trx.insertQuery().table('bill_prints').insert({
      bill_id: billId,
      copy_number: copyNumber,
      status: 'waiting',
      asked_by: principal.userId,
      asked_at: clock.now(),
      ip,
    })
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

interface Waiting {
  id: number
  copyNumber: number
  askedAt: number
}

/** The page of the newest print that waits. Throws 404 `notFound`, 409 `printNotWaiting`. */
export const billPaper: BillPaper = async (principal, billId, paper) => {
  const bill = await billById(principal.userId, billId)
  const print = await waitingPrint(principal, billId)
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
  return { page, markPrinted: () => markPrinted(print.id) }
}

async function waitingPrint({ userId }: Principal, billId: number): Promise<Waiting> {
  const row = await db
    .query<Waiting>()
    .from('bill_prints')
    .select({ id: 'id', copyNumber: 'copy_number', askedAt: 'asked_at' })
    .where({ bill_id: billId, asked_by: userId, status: 'waiting' })
    .where('asked_at', '>', clock.now() - PRINT_WAIT_MS)
    .orderBy('id', 'desc')
    .first()
  if (!row) throw new AppError('printNotWaiting')
  return row
}

async function markPrinted(id: number): Promise<void> {
  const changed: unknown = await inTransaction((trx) =>
    trx.from('bill_prints').where({ id, status: 'waiting' }).update({ status: 'printed' })
  )
  if (Number(changed) !== 1) throw new AppError('printNotWaiting')
}
