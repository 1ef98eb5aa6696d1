/** The bets of a batch as jackpots need them (rules 13.6). */
import { must } from '#core/errors/must'
import type { UserAccount } from '#ledger/accounts'
import type { Stake, UndoneStake } from '#jackpots/applying/stakes'
import type { Item } from '#wallet/applying/item'
import type { Transaction } from '#wallet/applying/rows'
import type { RunningBooks } from '#wallet/applying/running_books'

interface Known {
  /** The account of games by user. */
  houses: ReadonlyMap<number, number>
  /** By user, locked. */
  accounts: ReadonlyMap<number, readonly UserAccount[]>
}

/** The bets that were taken in this batch and are in force at its end; a free one draws nothing and does not count. */
export function stakesOf(
  items: readonly Item[],
  books: RunningBooks,
  { houses, accounts }: Known
): Stake[] {
  return items.flatMap(({ call, provider, ids, game }) => {
    const row = books.transaction(provider.id, call.transactionId)
    const isTaken = row?.id === ids.transaction && row.kind === 'bet' && row.state === 'done'
    if (!isTaken || !game || row.amountMinor === 0) return []
    return [
      {
        subject: {
          roundId: must(row.roundId, 'round of a bet'),
          transactionId: row.id,
          gameId: game.id,
        },
        siteId: provider.siteId,
        houseId: must(houses.get(row.userId), 'account of games'),
        userId: row.userId,
        lobby: game.lobby,
        currency: row.currency,
        amountMinor: row.amountMinor,
        accounts: accounts.get(row.userId) ?? [],
      },
    ]
  })
}

/** The bets of earlier batches that were rolled back in this one. */
export function undoneStakesOf(
  changed: readonly Transaction[],
  books: RunningBooks,
  { houses }: Known
): UndoneStake[] {
  return changed.flatMap(({ kind, state, jackpotParts: parts, roundId, userId }) => {
    const siteId = books.roundById(roundId)?.siteId
    const isUndone = kind === 'bet' && state === 'rolledBack' && parts !== null
    if (!isUndone || siteId === undefined) return []
    return [{ siteId, houseId: must(houses.get(userId), 'account of games'), parts }]
  })
}
