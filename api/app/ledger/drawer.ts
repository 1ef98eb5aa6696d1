/**
 * The drawer of a desk. Its balance is the cash that it holds with the sign reversed, since the desk owes this cash to the
 * house. An open shift lets the balance fall; while no shift is open, both balance and floor are 0.
 */
import { AppError } from '#core/errors/app_error'
import type { Trx } from '#core/database/transactions'
import { NO_FLOOR } from '#ledger/pockets'

export interface Drawer {
  accountId: number
  /** The cash in the drawer, in minor units, at least 0. */
  heldMinor: number
  /** Number of its entries so far. */
  entryCount: number
  isOpen: boolean
}

/** Locks the drawer until `trx` ends; null for a user without a drawer. */
export async function lockDrawer(trx: Trx, userId: number): Promise<Drawer | null> {
  const row = await trx
    .query<{ id: number; balance: number; floor: number; entryCount: number }>()
    .from('ledger_accounts')
    .where({ user_id: userId, pocket: 'drawer' })
    .select({ id: 'id', balance: 'balance', floor: 'floor', entryCount: 'entry_count' })
    .forUpdate()
    .first()
  if (!row) return null
  return {
    accountId: Number(row.id),
    heldMinor: 0 - row.balance,
    entryCount: Number(row.entryCount),
    isOpen: row.floor < 0,
  }
}

/**
 * The drawer of an open shift, locked until `trx` ends, which must hold `neededMinor`. Throws 409 `shiftNotOpen`, 422
 * `drawerTooLow` [needed, held].
 */
export async function openDrawer(trx: Trx, userId: number, neededMinor = 0): Promise<Drawer> {
  const drawer = await lockDrawer(trx, userId)
  if (!drawer?.isOpen) throw new AppError('shiftNotOpen')
  if (drawer.heldMinor < neededMinor) {
    throw new AppError('drawerTooLow', { params: [neededMinor, drawer.heldMinor] })
  }
  return drawer
}

/** Opens a locked drawer for sales, or closes it; a drawer is empty when it is closed. */
export async function setDrawer(trx: Trx, { accountId }: Drawer, isOpen: boolean): Promise<void> {
  await trx
    .from('ledger_accounts')
    .where('id', accountId)
    .update({ floor: isOpen ? NO_FLOOR : 0 })
}
