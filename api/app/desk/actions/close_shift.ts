import type { ShiftClosed } from '@grandstand/shared-types/wire/desk/desk'
import { authorOf, recordAudit } from '#audit/record_audit'
import { AppError } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { withIdempotency } from '#core/requests/idempotency'
import { endShift, isCouponWaiting, prepareEnd } from '#desk/end_shift'
import { openDrawer } from '#ledger/drawer'

/**
 * Ends the shift with the cash counted in the drawer: the difference goes to the house's account `variance`, the cash
 * to `floats`, and the drawer is empty. Cuts the shift's last bill. Sales wait for the lock on the drawer, so each sale
 * is within the shift or refused (must-hold M21). Throws 409 `shiftNotOpen`, 409 `shiftBusy` during the acceptance
 * delay of a live coupon, whose stake may come back to the drawer, 409 `idempotencyConflict`.
 */
export async function closeShift(
  editor: Editor,
  countedMinor: number,
  key: string
): Promise<ShiftClosed> {
  const { principal: desk } = editor
  const prepared = await prepareEnd(desk)
  const { body } = await withIdempotency(desk, key, ['shift.close', countedMinor], async (trx) => {
    const drawer = await openDrawer(trx, desk.userId)
    if (await isCouponWaiting(trx, desk.userId)) throw new AppError('shiftBusy')
    const ended = await endShift(trx, { desk, drawer, countedMinor, prepared })
    const closed = { ...ended, countedMinor, differenceMinor: countedMinor - drawer.heldMinor }
    const { id, closedAt, expectedMinor, differenceMinor, currency } = closed
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'shift.close',
      subjectType: 'shift',
      subjectId: id,
      detail: { closedAt, expectedMinor, countedMinor, differenceMinor, currency },
    })
    return { status: 200, body: closed }
  })
  return body
}
