import type { ShiftView } from '@grandstand/shared-types/wire/desk/desk'
import { authorOf, recordAudit } from '#audit/record_audit'
import type { Trx } from '#core/database/transactions'
import { AppError, found } from '#core/errors/app_error'
import { must } from '#core/errors/must'
import type { Editor, Principal } from '#core/requests/access'
import { withIdempotency } from '#core/requests/idempotency'
import { clock } from '#core/timing/clock'
import { openShiftOf, shiftView } from '#desk/queries/shift'
import { houseAccountId, openDeskAccounts } from '#ledger/accounts'
import { lockDrawer, setDrawer, type Drawer } from '#ledger/drawer'
import { post, reserveTransferId } from '#ledger/post'

/**
 * Begins a shift with the cash counted in the drawer. Throws 409 `shiftAlreadyOpen`, 409 `idempotencyConflict`.
 */
export async function openShift(
  editor: Editor,
  countedMinor: number,
  key: string
): Promise<ShiftView> {
  const { principal } = editor
  const { siteId, userId, currency } = principal
  const floatsId = await houseAccountId(siteId, 'floats', currency)
  const transferId = await reserveTransferId()
  const request = ['shift.open', countedMinor]
  const { body } = await withIdempotency(principal, key, request, async (trx) => {
    await openDeskAccounts(trx, { id: userId, siteId, currency })
    const drawer = must(await lockDrawer(trx, userId), 'drawer of a desk')
    if (drawer.isOpen) throw new AppError('shiftAlreadyOpen')
    const id = await insertShift(trx, principal, { drawer, countedMinor })
    await setDrawer(trx, drawer, true)
    if (countedMinor > 0) {
      await post(trx, [
        {
          id: transferId,
          key: `shift:${id}:opened`,
          kind: 'shiftOpened',
          siteId,
          currency,
          referenceType: 'shift',
          referenceId: id,
          actorId: userId,
          legs: [
            { accountId: drawer.accountId, amountMinor: 0 - countedMinor },
            { accountId: floatsId, amountMinor: countedMinor },
          ],
        },
      ])
    }
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'shift.open',
      subjectType: 'shift',
      subjectId: id,
      detail: { openingMinor: countedMinor, currency },
    })
    const shift = found(await openShiftOf(userId, trx))
    return { status: 201, body: await shiftView(shift, trx) }
  })
  return body
}

async function insertShift(
  trx: Trx,
  { siteId, userId, currency }: Principal,
  { drawer, countedMinor }: { drawer: Drawer; countedMinor: number }
): Promise<number> {
  const [id]: number[] = await trx
    .insertQuery()
    .table('shifts')
    .insert({
      site_id: siteId,
      user_id: userId,
      open_for: userId,
      currency,
      opened_at: clock.now(),
      opening: countedMinor,
      entries_before: drawer.entryCount + (countedMinor > 0 ? 1 : 0),
    })
  return Number(must(id, 'number of a shift'))
}
