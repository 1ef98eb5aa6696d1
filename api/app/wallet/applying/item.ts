/** A call of a batch, with what is known of it before the transaction. */
import { createHash } from 'node:crypto'
import type { BetCall, MoneyCall } from '#wallet/calls/calls'
import type { PlayedGame } from '#wallet/games/played_games'
import type { GameSession } from '#games/sessions/game_session'
import type { GameProvider } from '#games/providers/provider'

/** A call that waits for its turn, with its message. */
export interface Order {
  provider: GameProvider
  call: MoneyCall
  /** The token of the launch names the session, which its first use opens. */
  opensByLaunch: boolean
  /** What is kept of it as it came. */
  message: { name: string; body: string; ip: string }
}

/** An order with the ids that are reserved for its rows. */
export interface Item extends Order {
  payloadHash: string
  /** Null for a bet of no known session. */
  userId: number | null
  session: GameSession | null
  game: PlayedGame | null
  ids: {
    transaction: number
    tombstone: number
    round: number
    transfer: number
    transferBack: number
  }
}

/** What a bet draws from the player, in minor units. */
export const stakeOf = ({ isFree, amountMinor }: Pick<BetCall, 'isFree' | 'amountMinor'>): number =>
  isFree ? 0 : amountMinor

/** The transaction that a call refers to; null when it refers to none. */
export const relatedOf = (call: MoneyCall): string | null =>
  'betTransactionId' in call ? call.betTransactionId : null

/** Equal for calls that say the same: a dialect may send a new session, or a new number of the request, with a copy. */
export function payloadHashOf(call: MoneyCall): string {
  const { kind, roundId, closesRound } = call
  const money = 'amountMinor' in call ? [call.gameCode, call.amountMinor, call.currency] : []
  const isFree = kind === 'bet' && call.isFree
  const exact = 'roundedUpBy' in call && call.roundedUpBy !== 0 ? [call.roundedUpBy] : []
  const parts = [
    kind,
    roundId,
    closesRound,
    isFree,
    call.userId,
    relatedOf(call),
    ...money,
    ...exact,
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
