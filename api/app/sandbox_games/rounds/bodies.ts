/** Bodies of the calls of a round. Their ids follow from the round, so that a repeated call is the same call. */
import { must } from '#core/errors/must'
import type { CallRow } from '#sandbox_games/store/calls'
import type { FrameRow } from '#sandbox_games/store/frames'
import type { RoundRow } from '#sandbox_games/store/rounds'

type NewCall = Pick<CallRow, 'transaction_id' | 'round_id' | 'kind' | 'amount_minor' | 'body'>

/** The `place`-th bet of the round, from 1; a round gets more than one where the player raises. */
export function betCall(
  { id, game_code: gameCode, currency }: RoundRow,
  { session_token: sessionToken }: FrameRow,
  { amountMinor, place }: { amountMinor: number; place: number }
): NewCall {
  const transactionId = `${id}-bet-${place}`
  return {
    transaction_id: transactionId,
    round_id: id,
    kind: 'bet',
    amount_minor: amountMinor,
    body: JSON.stringify({
      sessionToken,
      gameCode,
      roundId: id,
      transactionId,
      amountMinor,
      currency,
      roundClosed: false,
    }),
  }
}

/** The end of the round with what it pays, 0 too. */
export function winCall(round: RoundRow, amountMinor: number): NewCall {
  const transactionId = `${round.id}-win`
  return {
    transaction_id: transactionId,
    round_id: round.id,
    kind: 'win',
    amount_minor: amountMinor,
    body: JSON.stringify({
      playerId: must(round.player_id, 'player of the round'),
      gameCode: round.game_code,
      roundId: round.id,
      transactionId,
      betTransactionId: `${round.id}-bet-1`,
      amountMinor,
      currency: round.currency,
      roundClosed: true,
      kind: 'win',
    }),
  }
}

/** Takes a bet back whose answer never came. */
export function rollbackCall(round: RoundRow, bet: CallRow, isLast: boolean): NewCall {
  const transactionId = `${bet.transaction_id}-rollback`
  return {
    transaction_id: transactionId,
    round_id: round.id,
    kind: 'rollback',
    amount_minor: bet.amount_minor,
    body: JSON.stringify({
      playerId: must(round.player_id, 'player of the round'),
      roundId: round.id,
      transactionId,
      betTransactionId: bet.transaction_id,
      roundClosed: isLast,
    }),
  }
}
