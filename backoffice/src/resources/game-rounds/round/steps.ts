/** The course of a round: what each transaction moved, and where the player stood after it. Pure functions. */
import { isWinKind } from '@grandstand/shared-types/games/wallet/transactions'
import type { GameTransactionRow } from '@grandstand/shared-types/wire/games/rounds'

export interface CourseStep extends GameTransactionRow {
  /** Above 0 what the player got, below 0 what the player paid. */
  movedMinor: number
  /** What the round had given the player after it. */
  netMinor: number
}

/** A transaction that was undone later moved its money first; its rollback then moved it back. */
export function stepsOf(transactions: readonly GameTransactionRow[]): CourseStep[] {
  const byName = new Map(transactions.map((one) => [one.providerTransaction, one]))
  let netMinor = 0
  return transactions.map((one) => {
    const movedMinor = movedBy(one, byName)
    netMinor += movedMinor
    return { ...one, movedMinor, netMinor }
  })
}

function movedBy(
  { kind, state, amountMinor, transferId, related }: GameTransactionRow,
  byName: ReadonlyMap<string, GameTransactionRow>
): number {
  if (state !== 'done' && state !== 'rolledBack') return 0
  if (kind === 'bet') return 0 - amountMinor
  if (isWinKind(kind)) return amountMinor
  const undone = related === null ? undefined : byName.get(related)
  if (kind !== 'rollback' || transferId === null || !undone) return 0
  const wins = [...byName.values()].filter(
    (one) => one.related === undone.providerTransaction && isWinKind(one.kind)
  )
  const takenMinor = wins
    .filter((win) => win.state === 'rolledBack')
    .reduce((sum, win) => sum + win.amountMinor, 0)
  return undone.kind === 'bet' ? undone.amountMinor - takenMinor : 0 - undone.amountMinor
}
