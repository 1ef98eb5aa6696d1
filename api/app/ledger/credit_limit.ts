/** How far a user's cash may go below zero: the account's floor with the sign reversed. */
import { AppError } from '#core/errors/app_error'
import type { Trx } from '#core/database/transactions'

interface CashRow {
  id: number
  balance: number
  floor: number
}

/** Minor units, at least 0. */
export async function creditLimitOf(trx: Trx, userId: number): Promise<number> {
  const cash = await cashAccount(trx, userId)
  return 0 - cash.floor
}

/** Throws 422 `amountTooSmall` [least] at `creditLimit` when the balance is already further below zero. */
export async function setCreditLimit(
  trx: Trx,
  userId: number,
  creditLimitMinor: number
): Promise<void> {
  const { id } = await cashAccount(trx, userId)
  const updated = await trx
    .from('ledger_accounts')
    .where('id', id)
    .where('balance', '>=', 0 - creditLimitMinor)
    .update({ floor: 0 - creditLimitMinor })
  if (Number(updated) === 1) return
  const { balance } = await cashAccount(trx, userId)
  throw AppError.field('creditLimit', 'amountTooSmall', [Math.max(0, 0 - balance)])
}

/** Throws 404 `notFound`: a user without a cash account has no credit. */
async function cashAccount(trx: Trx, userId: number): Promise<CashRow> {
  const row = await trx
    .query<CashRow>()
    .from('ledger_accounts')
    .where({ user_id: userId, pocket: 'balance' })
    .select('id', 'balance', 'floor')
    .first()
  if (!row) throw AppError.notFound()
  return row
}
