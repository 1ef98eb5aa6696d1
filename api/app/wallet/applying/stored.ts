/** Reads what is stored of the transactions and rounds that a batch of calls concerns. */
import { WIN_KINDS } from '@grandstand/shared-types/games/wallet/transactions'
import type { Trx } from '#core/database/transactions'
import { relatedOf, type Item } from '#wallet/applying/item'
import {
  roundOf,
  transactionOf,
  type Round,
  type RoundColumns,
  type Transaction,
  type TransactionColumns,
} from '#wallet/applying/rows'

/** Call it where the players' accounts are locked: the rows of these players then change no more. */
export async function storedFor(
  trx: Trx,
  items: readonly Item[]
): Promise<{ transactions: Transaction[]; rounds: Round[] }> {
  const transactions = await namedTransactions(trx, items)
  const rounds = await namedRounds(trx, items)
  const known = new Set(rounds.map(({ id }) => id))
  const elsewhere = transactions.flatMap(({ roundId }) =>
    roundId === null || known.has(roundId) ? [] : [roundId]
  )
  if (elsewhere.length > 0) {
    const rows = await trx.query<RoundColumns>().from('game_rounds').whereIn('id', elsewhere)
    rounds.push(...rows.map(roundOf))
  }
  return { transactions: [...(await winsOf(trx, items, transactions)), ...transactions], rounds }
}

async function namedTransactions(trx: Trx, items: readonly Item[]): Promise<Transaction[]> {
  const names = items.flatMap(({ call }) => [call.transactionId, relatedOf(call) ?? []].flat())
  const rows: TransactionColumns[] = await trx
    .query<TransactionColumns>()
    .from('game_transactions')
    .whereIn('provider_transaction', [...new Set(names)])
  return rows.map(transactionOf)
}

async function namedRounds(trx: Trx, items: readonly Item[]): Promise<Round[]> {
  const pairs = new Map(
    items.flatMap(({ call, userId }) =>
      userId === null ? [] : [[`${userId}:${call.roundId}`, [call.roundId, userId]] as const]
    )
  )
  if (pairs.size === 0) return []
  const rows: RoundColumns[] = await trx
    .query<RoundColumns>()
    .from('game_rounds')
    .whereIn(
      ['provider_round', 'user_id'],
      [...pairs.values()].map((pair) => [...pair])
    )
  return rows.map(roundOf)
}

/** The wins of the rounds in which a bet is rolled back. */
async function winsOf(
  trx: Trx,
  items: readonly Item[],
  transactions: readonly Transaction[]
): Promise<Transaction[]> {
  const undone = new Set(
    items.flatMap(({ call }) => (call.kind === 'rollback' ? [call.betTransactionId] : []))
  )
  const rounds = transactions.flatMap(({ transactionId, roundId }) =>
    undone.has(transactionId) && roundId !== null ? [roundId] : []
  )
  if (rounds.length === 0) return []
  const rows: TransactionColumns[] = await trx
    .query<TransactionColumns>()
    .from('game_transactions')
    .whereIn('round_id', rounds)
    .whereIn('kind', [...WIN_KINDS])
    .where('state', 'done')
  return rows.map(transactionOf)
}
