/** Makes our books and a provider's list equal for a span (rules 12.10). Running it again changes nothing. */
import { clock } from '#core/timing/clock'
import { roundOfProvider, transactionsOfProvider } from '#games/providers/listed_by_provider'
import type { GameProvider } from '#games/providers/provider'
import { compareListed, type Difference } from '#wallet/reconciling/compare_listed'
import { endFinding, keepFinding, openFindings, type Finding } from '#wallet/reconciling/findings'
import { ourTransactions, type Span } from '#wallet/reconciling/our_transactions'
import { ourTransaction, takeOver, undoHere } from '#wallet/reconciling/settle_finding'
import { roundName } from '#wallet/reconciling/round_names'

const MINUTE_MS = 60_000
/** A call that is under way stands in one side's books before the other's. */
const SETTLED_MS = 2 * MINUTE_MS
/** Wins before the bets that they belong to would be refused, so each is tried after its bet. */
const ORDER = { missingHere: 0, differs: 1, contradicts: 2, missingThere: 3 } as const

/** How many differences are new or still open. Throws 502 `gameFailed` when the provider gives no list. */
export async function reconcile(provider: GameProvider, { fromMs, toMs }: Span): Promise<number> {
  const listed = await transactionsOfProvider(provider, fromMs, toMs)
  const settledMs = clock.now() - SETTLED_MS
  const span = { fromMs, toMs: Math.min(toMs, settledMs) }
  const names = listed.map(({ transactionId }) => transactionId)
  const ours = await ourTransactions(provider.id, names, span)
  const inSpan = new Set(
    ours
      .filter(({ createdAt }) => createdAt >= span.fromMs && createdAt < span.toMs)
      .map(({ transactionId }) => transactionId)
  )
  const differences = compareListed(listed, ours, {
    isInSpan: ({ transactionId }) => inSpan.has(transactionId),
    isSettled: ({ money }) => money === null || money.at < settledMs,
  })
  let openCount = 0
  for (const difference of differences.toSorted((a, b) => ORDER[a.fault] - ORDER[b.fault])) {
    if (difference.fault === 'missingThere' && (await isInItsRound(provider, difference))) continue
    const finding = await keepFinding(provider, difference)
    if (finding.state === 'open' && !(await settle(provider, finding))) openCount += 1
  }
  await endGone(provider)
  return openCount
}

/** A transaction may stand in the list of another time: the provider is asked about its round. */
async function isInItsRound(provider: GameProvider, { ours, transactionId }: Difference) {
  const name = ours?.roundId == null ? null : await roundName(ours.roundId)
  if (name === null || !ours) return false
  const { userId } = ours
  const round = await roundOfProvider(provider, { roundId: name, transactionId, userId }).catch(
    () => null
  )
  return (round?.transactions ?? []).some((one) => one.transactionId === transactionId)
}

/** False for what stays open. */
async function settle(provider: GameProvider, finding: Finding): Promise<boolean> {
  if (finding.fault === 'missingHere') return (await takeOver(provider, finding)) !== 'refused'
  const { orphanRollbackMinutes: minutes } = provider
  const isDue = minutes > 0 && finding.foundAt + minutes * MINUTE_MS <= clock.now()
  if (finding.fault !== 'missingThere' || !isDue) return false
  return (await undoHere(provider, finding)) !== 'refused'
}

/** Calls that came late after all, and rollbacks that came: nothing is left to decide. */
async function endGone(provider: GameProvider): Promise<void> {
  for (const finding of await openFindings(provider.id)) {
    const own = await ourTransaction(provider.id, finding.transactionId)
    const isHere = own !== null && own.state !== 'refused'
    const isGone =
      finding.fault === 'missingHere' ? isHere : finding.fault === 'missingThere' && !isInForce(own)
    if (isGone) await endFinding(finding, { state: 'gone', roundId: own?.roundId ?? null })
    else if (finding.fault === 'missingThere') await settle(provider, finding)
  }
}

const isInForce = (own: { state: string } | null): boolean => own?.state === 'done'
