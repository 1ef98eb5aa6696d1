/** How many more users a dealer may open: users directly below count, and open cards, which another room counts. */
import { sumOfRows } from '#core/database/sums'
import { AppError } from '#core/errors/app_error'
import type { Reader, Trx } from '#core/database/transactions'

type Count = (reader: Reader, dealerId: number) => Promise<number>

let countMore: Count = () => Promise.reject(new Error('no room counts cards'))

/** Sets the function that counts a dealer's open cards, since each card may bring a player. */
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
  const { users, cards } = await openingsOf(trx, id)
  if (users + cards + count > limit) throw new AppError('userSizeError', { params: [limit] })
}

/**
 * The number that counts against a dealer's opening limit: users directly below, and cards that can still be redeemed.
 */
export async function openingsOf(
  reader: Reader,
  dealerId: number
): Promise<{ users: number; cards: number }> {
  return {
    users: await usersBelow(reader, dealerId),
    cards: await countMore(reader, dealerId),
  }
}

async function usersBelow(reader: Reader, dealerId: number): Promise<number> {
  const row = await reader
    .query<{ total: number }>()
    .from('users')
    .where('parent_id', dealerId)
    .count('* as total')
    .first()
  return sumOfRows(row?.total)
}
