/** Findings as they are stored: one for each fault of a transaction. */
import db from '@adonisjs/lucid/services/db'
import type { FindingFault, FindingState } from '@grandstand/shared-types/games/wallet/findings'
import { isUniqueViolation } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import type { ListedTransaction } from '#games/providers/dialects/provider_dialect'
import type { GameProvider } from '#games/providers/provider'
import type { Difference } from '#wallet/reconciling/compare_listed'

export interface Finding {
  id: number
  providerId: number
  fault: FindingFault
  transactionId: string
  userId: number | null
  roundId: number | null
  /** As the provider lists it. */
  listed: ListedTransaction | null
  state: FindingState
  foundAt: number
}

interface Columns {
  id: number
  provider_id: number
  fault: FindingFault
  provider_transaction: string
  user_id: number | null
  round_id: number | null
  listed: string | null
  state: FindingState
  found_at: number
}

/** The finding of a difference: the one that is known, or a new one. */
export async function keepFinding(
  { id: providerId, siteId }: Pick<GameProvider, 'id' | 'siteId'>,
  { fault, transactionId, ours, theirs }: Difference
): Promise<Finding> {
  const known = await findingWhere({
    provider_id: providerId,
    provider_transaction: transactionId,
    fault,
  })
  if (known) return known
  const now = clock.now()
  const row = {
    site_id: siteId,
    provider_id: providerId,
    fault,
    provider_transaction: transactionId,
    kind: ours?.kind ?? theirs?.money?.kind ?? null,
    round_id: ours?.roundId ?? null,
    user_id: ours?.userId ?? (await knownUser(siteId, theirs?.money?.userId ?? null)),
    ours: ours?.state === 'done' ? ours.amountMinor : null,
    theirs: theirs?.money?.amountMinor ?? null,
    currency: ours?.currency ?? theirs?.money?.currency ?? null,
    listed: theirs && JSON.stringify(theirs),
    state: 'open',
    found_at: now,
    updated_at: now,
  }
  try {
    await db.insertQuery().table('game_findings').insert(row)
  } catch (error) {
    // another process found it at the same moment
    if (!isUniqueViolation(error)) throw error
  }
  return keepFinding({ id: providerId, siteId }, { fault, transactionId, ours, theirs })
}

/** A list may name anybody. */
async function knownUser(siteId: number, userId: number | null): Promise<number | null> {
  if (userId === null) return null
  const user = await db.from('users').where({ id: userId, site_id: siteId }).select('id').first()
  return user ? userId : null
}

export async function findingWhere(where: Record<string, string | number>) {
  const row: Columns | null = await db.query<Columns>().from('game_findings').where(where).first()
  return row && findingOf(row)
}

export async function openFindings(providerId: number): Promise<Finding[]> {
  const rows: Columns[] = await db
    .query<Columns>()
    .from('game_findings')
    .where({ provider_id: providerId, state: 'open' })
    .orderBy('id')
  return rows.map(findingOf)
}

interface Ending {
  state: FindingState
  refusedBecause?: string | null
  roundId?: number | null
  /** Of staff. */
  reason?: string
  decidedBy?: number
}

/** Ends an open finding, or notes why it stays open; false when it was ended meanwhile. */
export async function endFinding({ id }: Finding, ending: Ending): Promise<boolean> {
  const count: unknown = await db
    .from('game_findings')
    .where({ id, state: 'open' })
    .update({
      state: ending.state,
      refused_because: ending.refusedBecause ?? null,
      ...(ending.roundId != null && { round_id: ending.roundId }),
      ...(ending.reason !== undefined && { reason: ending.reason }),
      ...(ending.decidedBy !== undefined && { decided_by: ending.decidedBy }),
      updated_at: clock.now(),
    })
  return Number(count) === 1
}

function findingOf(row: Columns): Finding {
  const listed: ListedTransaction | null = row.listed === null ? null : JSON.parse(row.listed)
  return {
    id: Number(row.id),
    providerId: Number(row.provider_id),
    fault: row.fault,
    transactionId: row.provider_transaction,
    userId: row.user_id === null ? null : Number(row.user_id),
    roundId: row.round_id === null ? null : Number(row.round_id),
    listed,
    state: row.state,
    foundAt: Number(row.found_at),
  }
}
