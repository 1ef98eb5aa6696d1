import type { ShiftClosed } from '@grandstand/shared-types/wire/desk'
import { authorOf, recordAudit } from '#audit/record_audit'
import type { Trx } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import { must } from '#core/errors/must'
import type { Editor, Principal } from '#core/requests/access'
import { withIdempotency } from '#core/requests/idempotency'
import { clock } from '#core/timing/clock'
import { openShiftOf, shiftView } from '#desk/queries/shift'
import { houseAccountId } from '#ledger/accounts'
import { openDrawer, setDrawer } from '#ledger/drawer'
import { post, reserveTransferIds, type Transfer } from '#ledger/post'

/**
 * Ends the shift with the cash counted in the drawer: the difference goes to the house's account `variance`, the cash to
 * `floats`, and the drawer is empty. Sales wait for the lock on the drawer, so each is within the shift or refused
 * (must-hold M21). Throws 409 `shiftNotOpen`, 409 `shiftBusy` while a live coupon waits for its acceptance, since its stake
 * may come back to the drawer, 409 `idempotencyConflict`.
 */
export async function closeShift(
  editor: Editor,
  countedMinor: number,
  key: string
): Promise<ShiftClosed> {
  const { principal } = editor
  const { siteId, userId, currency } = principal
  const houseIds = {
    shiftVariance: await houseAccountId(siteId, 'variance', currency),
    shiftClosed: await houseAccountId(siteId, 'floats', currency),
  }
  const transferIds = await reserveTransferIds(2)
  const request = ['shift.close', countedMinor]
  const { body } = await withIdempotency(principal, key, request, async (trx) => {
    const drawer = await openDrawer(trx, userId)
    await requireNoneWaiting(trx, principal)
    const shift = must(await openShiftOf(userId, trx), 'shift of an open drawer')
    const view = await shiftView(userId, shift, trx)
    const differenceMinor = countedMinor - drawer.heldMinor
    const transferOf = (
      kind: 'shiftVariance' | 'shiftClosed',
      index: number,
      toDrawerMinor: number
    ): Transfer => ({
      id: must(transferIds[index], 'number for a transfer'),
      key: `shift:${shift.id}:${kind}`,
      kind,
      siteId,
      currency,
      referenceType: 'shift',
      referenceId: shift.id,
      actorId: userId,
      legs: [
        { accountId: drawer.accountId, amountMinor: toDrawerMinor },
        { accountId: houseIds[kind], amountMinor: 0 - toDrawerMinor },
      ],
    })
    await post(trx, [
      ...(differenceMinor === 0 ? [] : [transferOf('shiftVariance', 0, 0 - differenceMinor)]),
      ...(countedMinor === 0 ? [] : [transferOf('shiftClosed', 1, countedMinor)]),
    ])
    await setDrawer(trx, drawer, false)
    const ended = {
      closedAt: clock.now(),
      expectedMinor: drawer.heldMinor,
      countedMinor,
      differenceMinor,
    }
    await trx.from('shifts').where('id', shift.id).update({
      open_for: null,
      closed_at: ended.closedAt,
      expected: ended.expectedMinor,
      counted: countedMinor,
      difference: differenceMinor,
      entries_after: drawer.entryCount,
    })
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'shift.close',
      subjectType: 'shift',
      subjectId: shift.id,
      detail: { ...ended, currency },
    })
    return { status: 200, body: { ...view, ...ended } }
  })
  return body
}

async function requireNoneWaiting(trx: Trx, { userId }: Principal): Promise<void> {
  const waiting = await trx
    .query<{ id: number }>()
    .from('coupons')
    .where({ user_id: userId, state: 'pendingAcceptance' })
    .select('id')
    .first()
  if (waiting) throw new AppError('shiftBusy')
}
