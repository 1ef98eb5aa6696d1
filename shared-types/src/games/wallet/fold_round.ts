/** The sums of a round from its transactions, from scratch (rules 12.5). Pure. */
import { isWinKind, type GameTransactionKind, type GameTransactionState } from './transactions.ts'

export interface RoundPart {
  kind: GameTransactionKind
  state: GameTransactionState
  /** Minor units. */
  amountMinor: number
}

export interface RoundSums {
  /** Bets that were taken, and what was given back of them. */
  stakeMinor: number
  returnedMinor: number
  /** Wins that were paid, and what was taken back of them. */
  wonMinor: number
  takenBackMinor: number
  /** Bets in force, and those that were rolled back. */
  betCount: number
  undoneCount: number
}

export const noSums = (): RoundSums => ({
  stakeMinor: 0,
  returnedMinor: 0,
  wonMinor: 0,
  takenBackMinor: 0,
  betCount: 0,
  undoneCount: 0,
})

export function foldRound(parts: readonly RoundPart[]): RoundSums {
  const sums = noSums()
  for (const { kind, state, amountMinor } of parts) {
    const isUndone = state === 'rolledBack'
    if (state !== 'done' && !isUndone) continue
    if (kind === 'bet') {
      sums.stakeMinor += amountMinor
      if (isUndone) sums.returnedMinor += amountMinor
      sums[isUndone ? 'undoneCount' : 'betCount'] += 1
    } else if (isWinKind(kind)) {
      sums.wonMinor += amountMinor
      if (isUndone) sums.takenBackMinor += amountMinor
    }
  }
  return sums
}

/** What the round gave the player, below 0 for a loss. */
export const netOf = (sums: RoundSums): number =>
  sums.wonMinor - sums.takenBackMinor - sums.stakeMinor + sums.returnedMinor
