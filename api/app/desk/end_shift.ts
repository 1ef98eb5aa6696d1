/** The end of a shift in the books: the drawer is emptied and closed. */
import type { BillView, ShiftView } from '@grandstand/shared-types/wire/desk/desk'
import type { Trx } from '#core/database/transactions'
import { must } from '#core/errors/must'
import { clock } from '#core/timing/clock'
import { addBill } from '#desk/add_bill'
import { openShiftOf, shiftView } from '#desk/queries/shift'
import { houseAccountId } from '#ledger/accounts'
import { setDrawer, type Drawer } from '#ledger/drawer'
import { post, reserveTransferIds, type Transfer } from '#ledger/post'

/** The user of the desk. */
export interface DeskUser {
  userId: number
  siteId: number
  currency: string
}

type EndKind = 'shiftVariance' | 'shiftClosed'

interface Prepared {
  houseIds: Record<EndKind, number>
  transferIds: number[]
}

/** Loads accounts of the house and reserves transfer ids; call it before the transaction. */
export async function prepareEnd({ siteId, currency }: DeskUser): Promise<Prepared> {
  return {
    houseIds: {
      shiftVariance: await houseAccountId(siteId, 'variance', currency),
      shiftClosed: await houseAccountId(siteId, 'floats', currency),
    },
    transferIds: await reserveTransferIds(2),
  }
}

interface End {
  desk: DeskUser
  /** Open, and locked by the transaction. */
  drawer: Drawer
  /** Null when nobody counted the drawer: the books then record the cash as missing. */
  countedMinor: number | null
  prepared: Prepared
}

export interface Ended extends ShiftView {
  closedAt: number
  countedMinor: number | null
  differenceMinor: number | null
  bill: BillView
}

/** Booked for a drawer that nobody counted. */
const UNCOUNTED_CASH_MINOR = 0

/**
 * Cuts the last bill, books the counted cash to the house's account `floats`, and the difference to `variance`.
 * Resolves to the ended shift.
 */
export async function endShift(trx: Trx, end: End): Promise<Ended> {
  const { desk, drawer, countedMinor, prepared } = end
  const { userId, siteId, currency } = desk
  const shift = must(await openShiftOf(userId, trx), 'shift of an open drawer')
  const view = await shiftView(shift, trx)
  const transferOf = (kind: EndKind, index: number, toDrawerMinor: number): Transfer[] =>
    toDrawerMinor === 0
      ? []
      : [
          {
            id: must(prepared.transferIds[index], 'number for a transfer'),
            key: `shift:${shift.id}:${kind}`,
            kind,
            siteId,
            currency,
            referenceType: 'shift',
            referenceId: shift.id,
            actorId: userId,
            legs: [
              { accountId: drawer.accountId, amountMinor: toDrawerMinor },
              { accountId: prepared.houseIds[kind], amountMinor: 0 - toDrawerMinor },
            ],
          },
        ]
  const bookedMinor = countedMinor ?? UNCOUNTED_CASH_MINOR
  await post(trx, [
    ...transferOf('shiftVariance', 0, drawer.heldMinor - bookedMinor),
    ...transferOf('shiftClosed', 1, bookedMinor),
  ])
  await setDrawer(trx, drawer, false)
  const differenceMinor = countedMinor === null ? null : countedMinor - drawer.heldMinor
  const closedAt = clock.now()
  await trx.from('shifts').where('id', shift.id).update({
    open_for: null,
    closed_at: closedAt,
    expected: drawer.heldMinor,
    counted: countedMinor,
    difference: differenceMinor,
    entries_after: drawer.entryCount,
  })
  // only now, when the end of the shift is written, is the bill marked as its last
  const bill = await addBill(trx, { desk, shift, drawer, countedMinor })
  const expectedMinor = drawer.heldMinor
  return { ...view, closedAt, expectedMinor, countedMinor, differenceMinor, bill }
}

/** Whether a live coupon of the desk is in its acceptance delay: its stake may come back to the drawer. */
export async function isCouponWaiting(trx: Trx, userId: number): Promise<boolean> {
  const waiting = await trx
    .query<{ id: number }>()
    .from('coupons')
    .where({ user_id: userId, state: 'pendingAcceptance' })
    .select('id')
    .first()
  return waiting !== null
}
