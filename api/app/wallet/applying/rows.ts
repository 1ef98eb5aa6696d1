/** Rounds and transactions as they stand in their tables. */
import type { Lobby } from '@grandstand/shared-types/accounts/lobbies'
import type { Product } from '@grandstand/shared-types/accounts/user_types'
import type { RoundSums } from '@grandstand/shared-types/games/wallet/fold_round'
import type { Share } from '@grandstand/shared-types/games/wallet/split_by_share'
import type {
  GameRoundState,
  GameTransactionKind,
  GameTransactionState,
} from '@grandstand/shared-types/games/wallet/transactions'
import type { Cell } from '#core/dialect/dialect'
import type { StoredPart } from '#jackpots/applying/stakes'
import type { MoneyAnswer } from '#wallet/calls/calls'

export interface Round extends RoundSums {
  id: number
  siteId: number
  providerId: number
  userId: number
  providerRound: string
  gameId: number
  gameCode: string
  gameTitle: string
  product: Product
  /** Where the game stood when the round began. */
  lobby: Lobby
  sessionId: number | null
  state: GameRoundState
  currency: string
  /** What each account paid of the stake in force. */
  paidBy: Share[]
  createdAt: number
  updatedAt: number
  closedAt: number | null
}

export interface Transaction {
  id: number
  providerId: number
  transactionId: string
  kind: GameTransactionKind
  state: GameTransactionState
  roundId: number | null
  userId: number
  amountMinor: number
  /** Hundred-thousandths of a unit by which a win was rounded up. */
  roundedUpBy: number
  currency: string
  related: string | null
  transferId: number | null
  /** The accounts that paid the amount, or got it. */
  parts: Share[]
  /** What a bet put into jackpots; null for nothing. */
  jackpotParts: readonly StoredPart[] | null
  payloadHash: string
  answer: MoneyAnswer
  createdAt: number
  updatedAt: number
}

export interface RoundColumns {
  id: number
  site_id: number
  provider_id: number
  user_id: number
  provider_round: string
  game_id: number
  game_code: string
  game_title: string
  product: Product
  lobby: Lobby
  session_id: number | null
  state: GameRoundState
  currency: string
  stake: number
  returned: number
  won: number
  taken_back: number
  bet_count: number
  undone_count: number
  paid_by: string
  created_at: number
  updated_at: number
  closed_at: number | null
}

export interface TransactionColumns {
  id: number
  provider_id: number
  provider_transaction: string
  kind: GameTransactionKind
  state: GameTransactionState
  round_id: number | null
  user_id: number
  amount: number
  rounded_up_parts: number
  currency: string
  related_transaction: string | null
  transfer_id: number | null
  parts: string
  jackpot_parts: string | null
  payload_hash: string
  answer: string
  created_at: number
  updated_at: number
}

const orNull = (value: number | null): number | null => (value === null ? null : Number(value))

export function roundOf(row: RoundColumns): Round {
  const paidBy: Share[] = JSON.parse(row.paid_by)
  return {
    id: Number(row.id),
    siteId: Number(row.site_id),
    providerId: Number(row.provider_id),
    userId: Number(row.user_id),
    providerRound: row.provider_round,
    gameId: Number(row.game_id),
    gameCode: row.game_code,
    gameTitle: row.game_title,
    product: row.product,
    lobby: row.lobby,
    sessionId: orNull(row.session_id),
    state: row.state,
    currency: row.currency,
    stakeMinor: Number(row.stake),
    returnedMinor: Number(row.returned),
    wonMinor: Number(row.won),
    takenBackMinor: Number(row.taken_back),
    betCount: row.bet_count,
    undoneCount: row.undone_count,
    paidBy,
    createdAt: Number(row.created_at),
    updatedAt: Number(row.updated_at),
    closedAt: orNull(row.closed_at),
  }
}

/** The columns that change after the first call of a round. */
export const ROUND_CHANGES = {
  state: 'text',
  stake: 'integer',
  returned: 'integer',
  won: 'integer',
  taken_back: 'integer',
  bet_count: 'integer',
  undone_count: 'integer',
  paid_by: 'text',
  updated_at: 'integer',
  closed_at: 'integer',
} as const

export const roundChanges = (round: Round) => ({
  id: round.id,
  state: round.state,
  stake: round.stakeMinor,
  returned: round.returnedMinor,
  won: round.wonMinor,
  taken_back: round.takenBackMinor,
  bet_count: round.betCount,
  undone_count: round.undoneCount,
  paid_by: JSON.stringify(round.paidBy),
  updated_at: round.updatedAt,
  closed_at: round.closedAt,
})

export const roundRow = (round: Round): Record<keyof RoundColumns, Cell> => ({
  ...roundChanges(round),
  site_id: round.siteId,
  provider_id: round.providerId,
  user_id: round.userId,
  provider_round: round.providerRound,
  game_id: round.gameId,
  game_code: round.gameCode,
  game_title: round.gameTitle,
  product: round.product,
  lobby: round.lobby,
  session_id: round.sessionId,
  currency: round.currency,
  created_at: round.createdAt,
})

export function transactionOf(row: TransactionColumns): Transaction {
  const parts: Share[] = JSON.parse(row.parts)
  const answer: MoneyAnswer = JSON.parse(row.answer)
  const jackpotParts: StoredPart[] | null =
    row.jackpot_parts === null ? null : JSON.parse(row.jackpot_parts)
  return {
    id: Number(row.id),
    providerId: Number(row.provider_id),
    transactionId: row.provider_transaction,
    kind: row.kind,
    state: row.state,
    roundId: orNull(row.round_id),
    userId: Number(row.user_id),
    amountMinor: Number(row.amount),
    roundedUpBy: Number(row.rounded_up_parts),
    currency: row.currency,
    related: row.related_transaction,
    transferId: orNull(row.transfer_id),
    parts,
    jackpotParts,
    payloadHash: row.payload_hash,
    answer,
    createdAt: Number(row.created_at),
    updatedAt: Number(row.updated_at),
  }
}

export const transactionRow = (one: Transaction): Record<keyof TransactionColumns, Cell> => ({
  id: one.id,
  provider_id: one.providerId,
  provider_transaction: one.transactionId,
  kind: one.kind,
  state: one.state,
  round_id: one.roundId,
  user_id: one.userId,
  amount: one.amountMinor,
  rounded_up_parts: one.roundedUpBy,
  currency: one.currency,
  related_transaction: one.related,
  transfer_id: one.transferId,
  parts: JSON.stringify(one.parts),
  jackpot_parts: one.jackpotParts && JSON.stringify(one.jackpotParts),
  payload_hash: one.payloadHash,
  answer: JSON.stringify(one.answer),
  created_at: one.createdAt,
  updated_at: one.updatedAt,
})
