/** Compares a provider's list with our transactions, one by one (rules 12.10). Pure. */
import type { FindingFault } from '@grandstand/shared-types/games/wallet/findings'
import { isWinKind } from '@grandstand/shared-types/games/wallet/transactions'
import type { ListedTransaction } from '#games/providers/dialects/provider_dialect'
import type { Transaction } from '#wallet/applying/rows'

export type OurTransaction = Pick<
  Transaction,
  'transactionId' | 'kind' | 'state' | 'amountMinor' | 'currency' | 'roundId' | 'userId'
>

export interface Difference {
  fault: FindingFault
  transactionId: string
  ours: OurTransaction | null
  theirs: ListedTransaction | null
}

/**
 * `ours` holds our transactions of the listed names, and those of the span; `isInSpan` tells these. What the provider lists as
 * not done says nothing.
 */
export function compareListed(
  listed: readonly ListedTransaction[],
  ours: readonly OurTransaction[],
  isInSpan: (one: OurTransaction) => boolean
): Difference[] {
  const known = new Map(ours.map((one) => [one.transactionId, one]))
  const named = new Set(listed.map(({ transactionId }) => transactionId))
  const differences: Difference[] = []
  for (const theirs of listed) {
    if (theirs.isDone !== true) continue
    const our = known.get(theirs.transactionId) ?? null
    const fault = faultOf(our, theirs)
    if (fault) differences.push({ fault, transactionId: theirs.transactionId, ours: our, theirs })
  }
  for (const our of ours) {
    if (named.has(our.transactionId) || !isInSpan(our) || !movesMoney(our)) continue
    differences.push({
      fault: 'missingThere',
      transactionId: our.transactionId,
      ours: our,
      theirs: null,
    })
  }
  return differences
}

/** Bets and wins in force; what was rolled back moves nothing any more. */
const movesMoney = ({ kind, state, amountMinor }: OurTransaction): boolean =>
  state === 'done' && amountMinor > 0 && (kind === 'bet' || isWinKind(kind))

function faultOf(our: OurTransaction | null, { money }: ListedTransaction): FindingFault | null {
  // a tombstone stands for a transaction that was undone before it came
  if (!our || our.state === 'refused') return 'missingHere'
  if (!money || our.state === 'tombstone' || our.kind === 'rollback') return null
  const isSame = our.amountMinor === money.amountMinor && our.currency === money.currency
  return isSame || our.kind === 'endRound' ? null : 'differs'
}
