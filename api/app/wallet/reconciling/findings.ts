/** Findings as they are stored: one for each fault of a transaction. */
import db from '@adonisjs/lucid/services/db'
import type { FindingAct } from '@grandstand/shared-types/wire/games/findings'
import type { FindingFault, FindingState } from '@grandstand/shared-types/games/wallet/findings'
import { isUniqueViolation } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import type { ListedTransaction } from '#games/providers/dialects/provider_dialect'
import type { GameProvider } from '#games/providers/provider'
import type { Difference } from '#wallet/reconciling/compare_listed'

/** Of a transaction that a list names again and again, so that the row has room for them. */
const MOST_VERSIONS = 10

/** What an officer ordered. */
export interface FindingOrder {
  act: FindingAct
  reason: string
  askedBy: number
  askedAt: number
  /** The second officer; null while the order waits for one. */
  approvedBy: number | null
  approvedAt: number | null
}

export interface Finding {
  id: number
  siteId: number
  providerId: number
  fault: FindingFault
  transactionId: string
  userId: number | null
  roundId: number | null
  /** As the provider lists it. */
  listed: ListedTransaction | null
  state: FindingState
  foundAt: number
  order: FindingOrder | null
}

interface Columns {
  id: number
  site_id: number
  provider_id: number
  fault: FindingFault
  provider_transaction: string
  user_id: number | null
  round_id: number | null
  listed: string | null
  state: FindingState
  found_at: number
  asked_act: FindingAct | null
  asked_by: number | null
  asked_reason: string | null
  asked_at: number | null
  approved_by: number | null
  approved_at: number | null
}

/** The finding of a difference: the one that is known, or a new one. */
export async function keepFinding(
  { id: providerId, siteId }: Pick<GameProvider, 'id' | 'siteId'>,
  { fault, transactionId, ours, theirs, versions }: Difference
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
    listed: versions
      ? JSON.stringify(versions.slice(0, MOST_VERSIONS))
      : theirs && JSON.stringify(theirs),
    state: 'open',
    refused_because: versions ? 'transactionDiffers' : null,
    found_at: now,
    updated_at: now,
  }
  try {
    await db.insertQuery().table('game_findings').insert(row)
  } catch (error) {
    // another process found it at the same moment
    if (!isUniqueViolation(error)) throw error
  }
  return keepFinding({ id: providerId, siteId }, { fault, transactionId, ours, theirs, versions })
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
  // a list that contradicts itself says nothing that could be taken over
  const isKnown = row.listed !== null && row.fault !== 'contradicts'
  const listed: ListedTransaction | null = isKnown ? JSON.parse(String(row.listed)) : null
  return {
    id: Number(row.id),
    siteId: Number(row.site_id),
    providerId: Number(row.provider_id),
    fault: row.fault,
    transactionId: row.provider_transaction,
    userId: row.user_id === null ? null : Number(row.user_id),
    roundId: row.round_id === null ? null : Number(row.round_id),
    listed,
    state: row.state,
    foundAt: Number(row.found_at),
    order: orderOf(row),
  }
}

const orderOf = (row: Columns): FindingOrder | null =>
  row.asked_act && {
    act: row.asked_act,
    reason: row.asked_reason ?? '',
    askedBy: Number(row.asked_by),
    askedAt: Number(row.asked_at),
    approvedBy: row.approved_by === null ? null : Number(row.approved_by),
    approvedAt: row.approved_at === null ? null : Number(row.approved_at),
  }
