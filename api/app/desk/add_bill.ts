/** Bills: each covers a stretch of a shift, and the next one begins where it ends. */
import type { BillView } from '@grandstand/shared-types/wire/desk/desk'
import type { Trx } from '#core/database/transactions'
import { must } from '#core/errors/must'
import type { Principal } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { billById, lastBillOf } from '#desk/queries/bills'
import type { OpenShift } from '#desk/queries/shift'
import type { Drawer } from '#ledger/drawer'

interface Cut {
  desk: Pick<Principal, 'siteId' | 'userId'>
  shift: OpenShift
  /** Locked by the caller; entries up to now belong to this bill or to earlier ones. */
  drawer: Drawer
  /** Null when the shift goes on, and when nobody counted the drawer. */
  countedMinor: number | null
}

/** Writes the bill from the end of the one before, or from the opening of the shift, to now. */
export async function addBill(
  trx: Trx,
  { desk, shift, drawer, countedMinor }: Cut
): Promise<BillView> {
  const before = await lastBillOf(shift, trx)
  const [id]: number[] = await trx
    .insertQuery()
    .table('bills')
    .insert({
      site_id: desk.siteId,
      user_id: desk.userId,
      shift_id: shift.id,
      bill_number: before.billNumber + 1,
      currency: shift.currency,
      opened_at: before.closedAt,
      closed_at: clock.now(),
      opening: before.expectedMinor,
      expected: drawer.heldMinor,
      counted: countedMinor,
      entries_before: before.entriesAfter,
      entries_after: drawer.entryCount,
    })
  return billById(desk.userId, Number(must(id, 'number of a bill')), trx)
}
