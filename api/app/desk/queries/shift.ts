/** The open shift of a desk, and the sums of its movements. */
import db from '@adonisjs/lucid/services/db'
import type { ShiftView } from '@grandstand/shared-types/wire/desk'
import type { Trx } from '#core/database/transactions'
import { movesIn } from '#desk/queries/drawer_moves'

export interface OpenShift {
  id: number
  userId: number
  currency: string
  openedAt: number
  opening: number
  entriesBefore: number
}

/** Rows of `shifts`; in the transaction `trx` when there is one. */
const shiftRows = (trx?: Trx) =>
  (trx ?? db).query<OpenShift>().from('shifts').select({
    id: 'id',
    userId: 'user_id',
    currency: 'currency',
    openedAt: 'opened_at',
    opening: 'opening',
    entriesBefore: 'entries_before',
  })

/** Null while no shift is open; in the transaction `trx` when there is one. */
export async function openShiftOf(userId: number, trx?: Trx): Promise<OpenShift | null> {
  return (await shiftRows(trx).where('open_for', userId).first()) ?? null
}

/** Each open shift of these users with its movements so far, by the user. */
export async function openShifts(userIds: readonly number[]): Promise<Map<number, ShiftView>> {
  const shifts: OpenShift[] = await shiftRows().whereIn('open_for', [...userIds])
  const viewOf = await viewsOf(shifts)
  return new Map(shifts.map((shift) => [Number(shift.userId), viewOf(shift)]))
}

/** The function that gives each of these shifts with every entry of the drawer after its opening. */
async function viewsOf(
  shifts: readonly OpenShift[],
  trx?: Trx
): Promise<(shift: OpenShift) => ShiftView> {
  const ids = shifts.map(({ id }) => id)
  const movesOf = await movesIn('shifts', ids, trx)
  return ({ id, currency, openedAt, opening: openingMinor }) => {
    const { changeMinor, ...sums } = movesOf(Number(id))
    const expectedMinor = openingMinor + changeMinor
    return { id, currency, openedAt, openingMinor, expectedMinor, ...sums }
  }
}

/** The shift with its movements so far. */
export async function shiftView(shift: OpenShift, trx?: Trx): Promise<ShiftView> {
  return (await viewsOf([shift], trx))(shift)
}

/** The open shift of a user as it stands. */
export async function shiftNow(userId: number): Promise<ShiftView | null> {
  const shift = await openShiftOf(userId)
  return shift && shiftView(shift)
}
