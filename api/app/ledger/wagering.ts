/** Money of players that must be played before it can leave: written when it is given, read from the stakes since then. */
import {
  lockedOf,
  playedOf,
  type Play,
  type Wagering,
} from '@grandstand/shared-types/money/wagering'
import type { TransferKind } from '@grandstand/shared-types/money/transfers'
import type { WageringSource } from '@grandstand/shared-types/wire/money/wagering'
import { sumOfRows } from '#core/database/sums'
import { insertAll, type Reader, type Trx } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import type { UserAccount } from '#ledger/accounts'

/** Stakes, and what gives them back. */
const PLAYS: readonly TransferKind[] = [
  'stake',
  'refund',
  'gameBet',
  'gameRollback',
  'drawStake',
  'drawReturn',
]

export interface NewWagering {
  siteId: number
  userId: number
  sourceType: WageringSource
  sourceId: number
  amountMinor: number
  /** Nothing is written for 0. */
  dueMinor: number
  /** The owner's accounts, locked. */
  accounts: readonly UserAccount[]
}

/** A wagering that is open, with what was played of it. */
export interface OpenWagering extends Wagering {
  id: number
  sourceType: WageringSource
  sourceId: number
  playedMinor: number
  lockedMinor: number
}

export async function openWagerings(trx: Trx, given: readonly NewWagering[]): Promise<void> {
  const now = clock.now()
  await insertAll(
    trx,
    'wagerings',
    given
      .filter(({ dueMinor }) => dueMinor > 0)
      .map(({ siteId, userId, sourceType, sourceId, amountMinor, dueMinor, accounts }) => ({
        site_id: siteId,
        user_id: userId,
        source_type: sourceType,
        source_id: sourceId,
        amount: amountMinor,
        due: dueMinor,
        since_seqs: JSON.stringify(accounts.map(({ id, entryCount }) => [id, entryCount])),
        since: now,
        ended_at: null,
        checked_at: now,
      }))
  )
}

/** Ends the wagering of money that was taken back. */
export async function endWagering(
  trx: Trx,
  sourceType: WageringSource,
  sourceId: number
): Promise<void> {
  await trx
    .from('wagerings')
    .where({ source_type: sourceType, source_id: sourceId })
    .whereNull('ended_at')
    .update({ ended_at: clock.now() })
}

/** Opens the wagering of money again that was taken back and is given once more. False when there was none. */
export async function reopenWagering(
  trx: Trx,
  sourceType: WageringSource,
  sourceId: number
): Promise<boolean> {
  const opened: unknown = await trx
    .from('wagerings')
    .where({ source_type: sourceType, source_id: sourceId })
    .update({ ended_at: null })
  return Number(opened) > 0
}

interface Row {
  id: number
  sourceType: WageringSource
  sourceId: number
  amountMinor: number
  dueMinor: number
  seqs: string
  since: number
}

/** The open wagerings of a player, oldest first; those that are met are among them until `endMet` has seen them. */
export async function wageringsOf(from: Reader, userId: number): Promise<OpenWagering[]> {
  const rows: Row[] = await from
    .query<Row>()
    .from('wagerings')
    .where('user_id', userId)
    .whereNull('ended_at')
    .orderBy('id')
    .select({
      id: 'id',
      sourceType: 'source_type',
      sourceId: 'source_id',
      amountMinor: 'amount',
      dueMinor: 'due',
      seqs: 'since_seqs',
      since: 'since',
    })
  const [oldest] = rows
  if (!oldest) return []
  const open = rows.map(({ id, sourceId, amountMinor, dueMinor, since, sourceType }) => ({
    id: Number(id),
    sourceType,
    sourceId: Number(sourceId),
    amountMinor: Number(amountMinor),
    dueMinor: Number(dueMinor),
    since: Number(since),
  }))
  const played = playedOf(open, await playsSince(from, oldest.seqs))
  return open.map((wagering, index) => {
    const playedMinor = played[index] ?? 0
    return { ...wagering, playedMinor, lockedMinor: lockedOf(wagering, playedMinor) }
  })
}

export interface HeldBack {
  /** What cannot leave yet of the player's money. */
  lockedMinor: number
  /** What is still to be staked. */
  leftMinor: number
}

/** What the wagerings of a player hold back, in minor units. */
export async function heldBack(from: Reader, userId: number): Promise<HeldBack> {
  const open = await wageringsOf(from, userId)
  return {
    lockedMinor: open.reduce((sum, { lockedMinor }) => sum + lockedMinor, 0),
    leftMinor: open.reduce((sum, { dueMinor, playedMinor }) => sum + dueMinor - playedMinor, 0),
  }
}

/** The stakes of an owner whose accounts had these entries; those that were given back whole or beforehand are missing. */
async function playsSince(from: Reader, seqs: string): Promise<Play[]> {
  const since: [accountId: number, seq: number][] = JSON.parse(seqs)
  const rows = await from
    .query<{ moved: number | null; at: number }>()
    .from('ledger_entries as e')
    .join('ledger_transfers as t', 't.id', 'e.transfer_id')
    .where((query) => {
      for (const [accountId, seq] of since) {
        query.orWhere((one) => one.where('e.account_id', accountId).where('e.seq', '>', seq))
      }
    })
    .whereIn('t.kind', [...PLAYS])
    .groupBy('t.reference_type', 't.reference_id')
    .min('t.created_at as at')
    .sum('e.amount as moved')
  return rows
    .map(({ moved, at }) => ({ stakeMinor: 0 - sumOfRows(moved), at: Number(at) }))
    .filter(({ stakeMinor }) => stakeMinor > 0)
}
