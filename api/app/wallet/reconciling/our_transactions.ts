/** Our transactions that a provider's list may name, or should. */
import db from '@adonisjs/lucid/services/db'
import { chunked } from '#core/database/transactions'
import { transactionOf, type Transaction, type TransactionColumns } from '#wallet/applying/rows'

const AT_A_TIME = 400
const MOST_OF_SPAN = 20_000

export interface Span {
  fromMs: number
  toMs: number
}

/** Those of the names, and those that came from `fromMs` to before `toMs`, each once. */
export async function ourTransactions(
  providerId: number,
  names: readonly string[],
  { fromMs, toMs }: Span
): Promise<Transaction[]> {
  const found = new Map<number, Transaction>()
  const add = (rows: TransactionColumns[]) => {
    for (const row of rows.map(transactionOf)) found.set(row.id, row)
  }
  const ours = () =>
    db.query<TransactionColumns>().from('game_transactions').where('provider_id', providerId)
  for (const some of chunked(names, AT_A_TIME)) {
    add(await ours().whereIn('provider_transaction', some))
  }
  add(
    await ours()
      .where('created_at', '>=', fromMs)
      .where('created_at', '<', toMs)
      .orderBy('id')
      .limit(MOST_OF_SPAN)
  )
  return [...found.values()]
}
