import type { BillView } from '@grandstand/shared-types/wire/desk/desk'
import { authorOf, recordAudit } from '#audit/record_audit'
import { must } from '#core/errors/must'
import type { Editor } from '#core/requests/access'
import { withIdempotency } from '#core/requests/idempotency'
import { addBill } from '#desk/add_bill'
import { openShiftOf } from '#desk/queries/shift'
import { openDrawer } from '#ledger/drawer'

/**
 * Cuts a bill within the open shift. The lock on the drawer puts the cut before or after each sale and payment, so each
 * of these is in exactly one bill (must-hold M21). Throws 409 `shiftNotOpen`, 409 `idempotencyConflict`.
 */
export async function cutBill(editor: Editor, key: string): Promise<BillView> {
  const { principal } = editor
  const { body } = await withIdempotency(principal, key, ['bill.cut'], async (trx) => {
    const drawer = await openDrawer(trx, principal.userId)
    const shift = must(await openShiftOf(principal.userId, trx), 'shift of an open drawer')
    const bill = await addBill(trx, { desk: principal, shift, drawer, countedMinor: null })
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'shift.bill',
      subjectType: 'shift',
      subjectId: shift.id,
      detail: { billId: bill.id, expectedMinor: bill.expectedMinor, currency: bill.currency },
    })
    return { status: 201, body: bill }
  })
  return body
}
