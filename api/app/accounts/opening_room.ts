/** How many users a dealer may still bring: users directly below, and what other rooms count beside them. */
import { AppError } from '#core/errors/app_error'
import type { Trx } from '#core/database/transactions'

type Count = (trx: Trx, dealerId: number) => Promise<number>

let countMore: Count = () => Promise.reject(new Error('no room counts cards'))

/** Sets the function that counts a dealer's open cards, since each of them may bring a player. */
export function countOpeningsWith(count: Count): void {
  countMore = count
}

/**
 * Throws 422 `userSizeError` [limit] when the dealer's opening limit does not leave room for `count` more; 0 is no limit.
 * The caller holds the lock on the dealer's row, which keeps the count right until `trx` ends.
 */
export async function requireRoom(
  trx: Trx,
  dealer: { id: number; openingLimit: number },
  count: number
): Promise<void> {
  const { id, openingLimit: limit } = dealer
  if (limit === 0) return
  const used = (await usersBelow(trx, id)) + (await countMore(trx, id))
  if (used + count > limit) throw new AppError('userSizeError', { params: [limit] })
}

async function usersBelow(trx: Trx, dealerId: number): Promise<number> {
  const row = await trx
    .query<{ total: number }>()
    .from('users')
    .where('parent_id', dealerId)
    .count('* as total')
    .first()
  return Number(row?.total ?? 0)
}
