/** Transactions of game rounds, as the wallet stores them (rules 12.2). */

/** Money that a round gives to a player; only a plain win needs a bet. */
export const WIN_KINDS = ['win', 'freeSpins', 'promo', 'jackpot'] as const
export type WinKind = (typeof WIN_KINDS)[number]

export const GAME_TRANSACTION_KINDS = ['bet', ...WIN_KINDS, 'rollback', 'endRound'] as const
export type GameTransactionKind = (typeof GAME_TRANSACTION_KINDS)[number]

export const isWinKind = (kind: GameTransactionKind): kind is WinKind =>
  WIN_KINDS.some((win) => win === kind)

/**
 * `done`: in force; `refused`: a bet that was not taken; `rolledBack`: undone later; `tombstone`: undone before it came, so
 * that it is never taken.
 */
export const GAME_TRANSACTION_STATES = ['done', 'refused', 'rolledBack', 'tombstone'] as const
export type GameTransactionState = (typeof GAME_TRANSACTION_STATES)[number]

export const GAME_ROUND_STATES = ['open', 'closed'] as const
export type GameRoundState = (typeof GAME_ROUND_STATES)[number]
