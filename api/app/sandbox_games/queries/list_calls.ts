/** The transactions of the sandbox, as the platform compares them with its own. */
import type { CallKind } from '#sandbox_games/store/calls'
import type { Store } from '#sandbox_games/store/open_store'

export interface ListedCall {
  transactionId: string
  kind: CallKind
  playerId: string
  roundId: string
  gameCode: string
  amountMinor: number
  currency: string
  at: number
}

const MOST_ROWS = 10_000

type Which = { roundId: string } | { from: number; to: number }

/**
 * Bets that the wallet took, and wins and rollbacks whether it has answered them or not: these are owed. Times from `from`
 * to before `to`.
 */
export function listCalls(store: Store, which: Which): ListedCall[] {
  const isRound = 'roundId' in which
  const where = isRound
    ? 'calls.round_id = @roundId'
    : 'calls.created_at >= @from and calls.created_at < @to'
  return store
    .prepare<[Which], ListedCall>(
      `select transaction_id as transactionId, kind, player_id as playerId, round_id as roundId, game_code as gameCode,
        amount_minor as amountMinor, currency, calls.created_at as at
        from calls join rounds on rounds.id = calls.round_id
        where ${where} and (calls.state = 'done' or kind <> 'bet') order by calls.id limit ${MOST_ROWS}`
    )
    .all(which)
}
