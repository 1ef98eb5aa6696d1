/** Makes both sides equal about a finding, by the wallet's own way: as if the provider's call had come (rules 12.10). */
import db from '@adonisjs/lucid/services/db'
import type { GameProvider } from '#games/providers/provider'
import { applyTogether } from '#wallet/applying/apply_together'
import { transactionOf, type Transaction, type TransactionColumns } from '#wallet/applying/rows'
import type { MoneyAnswer, MoneyCall } from '#wallet/calls/calls'
import { endFinding, type Finding } from '#wallet/reconciling/findings'
import { listedCall } from '#wallet/reconciling/listed_call'

interface Decision {
  reason?: string
  decidedBy?: number
}

/** `over`: both sides are equal about it, and somebody else ended the finding meanwhile. */
export type Settled = 'done' | 'over' | 'refused'

/** Whether there is something of the provider's list to take over. */
export const canTakeOver = ({ fault, listed }: Finding): boolean =>
  fault === 'missingHere' && listed !== null && listedCall(listed) !== null

/** Takes over what the provider lists. `refused` when there is nothing to take over, or our wallet refuses it. */
export async function takeOver(
  provider: GameProvider,
  finding: Finding,
  decision: Decision = {}
): Promise<Settled> {
  const call = finding.listed && listedCall(finding.listed)
  if (!call || finding.fault !== 'missingHere') return notReadable(finding)
  const answer = await send(provider, call)
  if (!answer.isTaken) {
    await endFinding(finding, { state: 'open', refusedBecause: answer.key })
    return 'refused'
  }
  const taken = await ourTransaction(provider.id, finding.transactionId)
  const ending = { state: 'applied', roundId: taken?.roundId ?? null, ...decision } as const
  return (await endFinding(finding, ending)) ? 'done' : 'over'
}

/** What could not be read of a list is refused as a call would be. */
async function notReadable(finding: Finding): Promise<Settled> {
  if (finding.listed?.unreadable !== undefined) {
    await endFinding(finding, { state: 'open', refusedBecause: 'callUnreadable' })
  }
  return 'refused'
}

/** Undoes a transaction of ours that the provider does not know. `refused` when it is not in force, or cannot be undone. */
export async function undoHere(
  provider: GameProvider,
  finding: Finding,
  decision: Decision = {}
): Promise<Settled> {
  const own = await ourTransaction(provider.id, finding.transactionId)
  if (!own || own.roundId === null || finding.fault !== 'missingThere') return 'refused'
  const round: { name: string } | null = await db
    .query<{ name: string }>()
    .from('game_rounds')
    .where('id', own.roundId)
    .select({ name: 'provider_round' })
    .first()
  const answer = await send(provider, {
    kind: 'rollback',
    // the same for each try, so that it is done once
    transactionId: `grandstand-rollback-${finding.id}`,
    roundId: round?.name ?? '',
    closesRound: false,
    userId: own.userId,
    sessionToken: null,
    betTransactionId: own.transactionId,
    takesWins: true,
  })
  if (!answer.isTaken) {
    await endFinding(finding, { state: 'open', refusedBecause: answer.key })
    return 'refused'
  }
  return (await endFinding(finding, { state: 'rolledBack', ...decision })) ? 'done' : 'over'
}

/** Sends a call of ours through the wallet; it stands among the messages as `reconcile`. */
export const send = (provider: GameProvider, call: MoneyCall): Promise<MoneyAnswer> =>
  applyTogether({
    provider,
    call,
    opensByLaunch: false,
    message: { name: 'reconcile', body: JSON.stringify(call), ip: '' },
  })

export async function ourTransaction(
  providerId: number,
  name: string
): Promise<Transaction | null> {
  const row: TransactionColumns | null = await db
    .query<TransactionColumns>()
    .from('game_transactions')
    .where({ provider_id: providerId, provider_transaction: name })
    .first()
  return row && transactionOf(row)
}
