/** Asks providers about rounds that are open for long: those that are over are closed, the others wait for their players. */
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { clock } from '#core/timing/clock'
import type { ListedTransaction } from '#games/providers/dialects/provider_dialect'
import { roundOfProvider } from '#games/providers/listed_by_provider'
import type { GameProvider } from '#games/providers/provider'
import { roundOf, type Round, type RoundColumns } from '#wallet/applying/rows'
import { versionsOf, type Difference } from '#wallet/reconciling/compare_listed'
import { keepFinding } from '#wallet/reconciling/findings'
import { listedCall } from '#wallet/reconciling/listed_call'
import { ourTransaction, send } from '#wallet/reconciling/settle_finding'

const MINUTE_MS = 60_000
const AT_A_TIME = 50

/** Asks about each open round that had no call for `interruptedMinutes`, and again after as long. */
export async function askRounds(
  provider: GameProvider,
  isStopped: () => boolean = () => false
): Promise<void> {
  const before = clock.now() - provider.interruptedMinutes * MINUTE_MS
  const rows: RoundColumns[] = await db
    .query<RoundColumns>()
    .from('game_rounds')
    .where({ state: 'open', provider_id: provider.id })
    .where('updated_at', '<=', before)
    .where((query) => query.whereNull('asked_at').orWhere('asked_at', '<=', before))
    .orderBy('updated_at')
    .limit(AT_A_TIME)
  for (const round of rows.map(roundOf)) {
    if (isStopped()) return
    // first, so that a round that always fails is not asked about in each turn
    await db.from('game_rounds').where('id', round.id).update({ asked_at: clock.now() })
    try {
      await askAbout(provider, round)
    } catch (error) {
      logger.warn(
        { roundId: round.id, err: error },
        'a provider did not say what became of a round'
      )
    }
  }
}

/**
 * Takes over what the round lacks, then closes it or notes that it waits; a round of which the provider contradicts itself stays
 * open. Throws 502 `gameFailed`.
 */
export async function askAbout(provider: GameProvider, round: Round): Promise<void> {
  const answer = await roundOfProvider(provider, {
    roundId: round.providerRound,
    transactionId: (await anyTransaction(round.id)) ?? '',
    userId: round.userId,
  })
  let isCertain = true
  for (const [transactionId, versions] of versionsOf(answer.transactions ?? [])) {
    if (versions.length > 1) {
      isCertain = false
      await keepFinding(provider, await contradiction(provider, transactionId, versions))
      continue
    }
    const [listed] = versions
    if (!listed) continue
    const call = listed.isDone === true ? listedCall(listed) : null
    if (call && !(await ourTransaction(provider.id, listed.transactionId))) {
      await send(provider, call)
    }
  }
  if (answer.isOver === true && isCertain) {
    await send(provider, {
      kind: 'endRound',
      transactionId: `grandstand-end-${round.id}`,
      roundId: round.providerRound,
      closesRound: true,
      userId: round.userId,
      sessionToken: null,
    })
    return
  }
  await db
    .from('game_rounds')
    .where({ id: round.id, state: 'open' })
    .update({ interrupted_at: clock.now() })
}

async function contradiction(
  { id }: GameProvider,
  transactionId: string,
  versions: readonly ListedTransaction[]
): Promise<Difference> {
  const ours = await ourTransaction(id, transactionId)
  return { fault: 'contradicts', transactionId, ours, theirs: null, versions }
}

export async function anyTransaction(roundId: number): Promise<string | null> {
  const row: { name: string } | null = await db
    .query<{ name: string }>()
    .from('game_transactions')
    .where('round_id', roundId)
    .orderBy('id')
    .select({ name: 'provider_transaction' })
    .first()
  return row?.name ?? null
}
