import { AppError } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import { inTransaction, isUniqueViolation, type Trx } from '#core/database/transactions'

/** Longest preference as JSON, in characters; in any language fewer bytes than the 64 kB of the column. */
const MOST_CHARACTERS = 16_000
const MOST_PREFERENCES = 100

/**
 * Stores any JSON under a name of the user, over an earlier value; null deletes it. The last write wins. Throws 422
 * `minLengthMaxLength` at `value` above 16 000 characters, 422 `amountTooLarge` [100] above 100 names.
 */
export async function keepPreference(userId: number, name: string, value: unknown): Promise<void> {
  const key = { user_id: userId, name }
  if (value === null) {
    await inTransaction(async (trx) => void (await rows(trx).where(key).delete()))
    return
  }
  const text = JSON.stringify(value)
  if (text.length > MOST_CHARACTERS) {
    throw AppError.field('value', 'minLengthMaxLength', ['value', '', MOST_CHARACTERS])
  }
  const row = { value: text, updated_at: clock.now() }
  try {
    await inTransaction(async (trx) => {
      if (await replace(trx, key, row)) return
      const { count } = await rows(trx).where('user_id', userId).count('* as count').first()
      if (Number(count) >= MOST_PREFERENCES) {
        throw AppError.field('name', 'amountTooLarge', [MOST_PREFERENCES])
      }
      await trx
        .insertQuery()
        .table('user_preferences')
        .insert({ ...key, ...row })
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    // another request of the user has inserted the name first
    await inTransaction(async (trx) => void (await replace(trx, key, row)))
  }
}

const rows = (trx: Trx) => trx.from('user_preferences')

async function replace(trx: Trx, key: object, row: object): Promise<boolean> {
  const changed: unknown = await rows(trx).where(key).update(row)
  return Number(changed) > 0
}
