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
  /** What a win belongs to, or a rollback undoes; null for a bet. */
  betTransactionId: string | null
  roundClosed: boolean
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
  const rows = store
    .prepare<[Which], Row>(
      `select transaction_id as transactionId, kind, player_id as playerId, round_id as roundId, game_code as gameCode,
        amount_minor as amountMinor, currency, calls.body as body, calls.created_at as at
        from calls join rounds on rounds.id = calls.round_id
        where ${where} and (calls.state = 'done' or kind <> 'bet') order by calls.id limit ${MOST_ROWS}`
    )
    .all(which)
  return rows.map(({ body, ...row }) => ({ ...row, ...saidIn(body) }))
}

type Row = Omit<ListedCall, 'betTransactionId' | 'roundClosed'> & { body: string }

/** What the call itself says beside its money. */
function saidIn(body: string): Pick<ListedCall, 'betTransactionId' | 'roundClosed'> {
  const said: { betTransactionId?: string; roundClosed?: boolean } = JSON.parse(body)
  return {
    betTransactionId: said.betTransactionId ?? null,
    roundClosed: said.roundClosed ?? false,
  }
}
