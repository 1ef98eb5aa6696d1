/** The open shift of a desk, and the sums of its movements. */
import db from '@adonisjs/lucid/services/db'
import type { ShiftView } from '@grandstand/shared-types/wire/desk/desk'
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

/** Rows of `shifts`; read within `trx` when given. */
const shiftRows = (trx?: Trx) =>
  (trx ?? db).query<OpenShift>().from('shifts').select({
    id: 'id',
    userId: 'user_id',
    currency: 'currency',
    openedAt: 'opened_at',
    opening: 'opening',
    entriesBefore: 'entries_before',
  })

/** The open shift of a user; null without one. Read within `trx` when given. */
export async function openShiftOf(userId: number, trx?: Trx): Promise<OpenShift | null> {
  return (await shiftRows(trx).where('open_for', userId).first()) ?? null
}

/** Each open shift of these users with its movements so far, by user id. */
export async function openShifts(userIds: readonly number[]): Promise<Map<number, ShiftView>> {
  const shifts: OpenShift[] = await shiftRows().whereIn('open_for', [...userIds])
  const viewOf = await viewsOf(shifts)
  return new Map(shifts.map((shift) => [Number(shift.userId), viewOf(shift)]))
}

/**
 * Resolves to a function that makes the view of one of these shifts, which counts every entry of the drawer after the
 * opening.
 */
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

/** The open shift of a user with its movements so far; null without one. */
export async function shiftNow(userId: number): Promise<ShiftView | null> {
  const shift = await openShiftOf(userId)
  return shift && shiftView(shift)
}
