/**
 * The PINs of hand login: hashed as passwords are; after too many wrong PINs, hand login is refused until a sign-in
 * with the password.
 */
import db from '@adonisjs/lucid/services/db'
import { inTransaction, type Trx } from '#core/database/transactions'
import { clock } from '#core/timing/clock'

const TABLE = 'hand_login_pins'
const MOST_WRONG_PINS = 5

interface Pin {
  pinHash: string
  isLocked: boolean
}

/** Counts a try as a wrong PIN, before the PIN is compared; null for a user without a PIN. */
export async function takePin(userId: number): Promise<Pin | null> {
  return inTransaction(async (trx) => {
    const row = await trx
      .query<{ pin_hash: string; wrong_count: number }>()
      .from(TABLE)
      .where('user_id', userId)
      .forUpdate()
      .first()
    if (!row) return null
    const isLocked = row.wrong_count >= MOST_WRONG_PINS
    if (!isLocked) await trx.from(TABLE).where('user_id', userId).increment('wrong_count', 1)
    return { pinHash: row.pin_hash, isLocked }
  })
}

/** Call it after a right PIN, and after a sign-in with the password. */
export async function forgiveWrongPins(userId: number): Promise<void> {
  await db
    .from(TABLE)
    .where('user_id', userId)
    .where('wrong_count', '>', 0)
    .update({ wrong_count: 0 })
}

/** Stores the PIN in place of an older one. */
export async function keepPin(trx: Trx, userId: number, pinHash: string): Promise<void> {
  await removePin(trx, userId)
  await trx
    .insertQuery()
    .table(TABLE)
    .insert({ user_id: userId, pin_hash: pinHash, created_at: clock.now() })
}

/** A new password takes the PIN away. */
export async function removePin(trx: Trx, userId: number): Promise<void> {
  await trx.from(TABLE).where('user_id', userId).delete()
}
