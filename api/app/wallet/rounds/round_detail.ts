/** One round with its transactions and the calls of its provider. */
import db from '@adonisjs/lucid/services/db'
import type {
  GameMessageRow,
  GameRoundDetail,
  GameRoundRow,
  GameTransactionRow,
} from '@grandstand/shared-types/wire/games/rounds'
import { rowReader } from '#core/operations/resource_operations'
import type { Principal } from '#core/requests/access'
import { transactionOf, type TransactionColumns } from '#wallet/applying/rows'
import { maskedBody } from '#wallet/rounds/masked_body'
import { roundResource, scopeRounds } from '#wallet/rounds/round_resource'

/** A round of many bets may be called about thousands of times. */
const MOST_MESSAGES = 500

const readRow: (id: number, principal: Principal) => Promise<GameRoundRow> = rowReader(
  roundResource,
  { scope: scopeRounds }
)

/** Throws 404 `notFound` for a round out of sight. */
export async function roundDetail(id: number, principal: Principal): Promise<GameRoundDetail> {
  const row = await readRow(id, principal)
  const transactions = await transactionsOf(id)
  const seesCalls = principal.permissions.has('games.view')
  return {
    ...row,
    transactions,
    messages: seesCalls ? await messagesOf(row.providerId, transactions) : null,
  }
}

async function transactionsOf(roundId: number): Promise<GameTransactionRow[]> {
  const rows: TransactionColumns[] = await db
    .from('game_transactions')
    .where('round_id', roundId)
    .orderBy('id')
  return rows.map(transactionOf).map((one) => ({
    id: one.id,
    kind: one.kind,
    state: one.state,
    providerTransaction: one.transactionId,
    related: one.related,
    amountMinor: one.amountMinor,
    transferId: one.transferId,
    createdAt: one.createdAt,
  }))
}

async function messagesOf(
  providerId: number,
  transactions: readonly GameTransactionRow[]
): Promise<GameMessageRow[]> {
  const rows: GameMessageRow[] = await db
    .query<GameMessageRow>()
    .from('game_messages')
    .where('provider_id', providerId)
    .whereIn('provider_transaction', [
      ...new Set(transactions.map(({ providerTransaction }) => providerTransaction)),
    ])
    .orderBy('id')
    .limit(MOST_MESSAGES)
    .select('id', 'call', 'body', 'verdict', 'ip')
    .select({ providerTransaction: 'provider_transaction', receivedAt: 'received_at' })
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    receivedAt: Number(row.receivedAt),
    body: maskedBody(row.body),
  }))
}
