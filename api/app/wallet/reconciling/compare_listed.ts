/** Compares a provider's list with our transactions, one by one (rules 12.10). Pure. */
import { isDeepStrictEqual } from 'node:util'
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
  /** All that a list says of a transaction that it names several times with different words. */
  versions?: readonly ListedTransaction[]
}

interface Moments {
  /** Whether a transaction of ours came in the span of the list. */
  isInSpan: (one: OurTransaction) => boolean
  /** Whether a listed one is so old that its call is no longer under way. */
  isSettled: (one: ListedTransaction) => boolean
}

/**
 * `ours` holds our transactions of the listed names, and those of the span. What the provider lists as not done says nothing; of
 * what it contradicts nothing is believed.
 */
export function compareListed(
  listed: readonly ListedTransaction[],
  ours: readonly OurTransaction[],
  { isInSpan, isSettled }: Moments
): Difference[] {
  const known = new Map(ours.map((one) => [one.transactionId, one]))
  const said = versionsOf(listed)
  const named = new Set(said.keys())
  const differences: Difference[] = []
  for (const [transactionId, versions] of said) {
    const [theirs] = versions
    if (versions.length > 1) {
      const our = known.get(transactionId) ?? null
      differences.push({ fault: 'contradicts', transactionId, ours: our, theirs: null, versions })
      continue
    }
    if (theirs?.isDone !== true || !isSettled(theirs)) continue
    const our = known.get(transactionId) ?? null
    const fault = faultOf(our, theirs)
    if (fault) differences.push({ fault, transactionId, ours: our, theirs })
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

/**
 * The different things that a list says of each transaction. The same said twice is said once, and what was not decided yet says
 * nothing beside a decision.
 */
export function versionsOf(
  listed: readonly ListedTransaction[]
): ReadonlyMap<string, readonly ListedTransaction[]> {
  const said = new Map<string, ListedTransaction[]>()
  for (const one of listed.toSorted(
    (a, b) => Number(a.isDone === null) - Number(b.isDone === null)
  )) {
    const versions = said.get(one.transactionId)
    if (!versions) said.set(one.transactionId, [one])
    else if (one.isDone !== null && !versions.some((known) => isDeepStrictEqual(known, one))) {
      versions.push(one)
    }
  }
  return said
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
