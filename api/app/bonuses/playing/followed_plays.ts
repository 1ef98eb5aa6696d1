/** Plays that bonuses paid for, with their grants, followed through a transaction that moves their money (rules 15.5, 15.6). */
import db from '@adonisjs/lucid/services/db'
import type { PlayEnd } from '@grandstand/shared-types/bonuses/counting'
import { splitByShare, type Share } from '@grandstand/shared-types/games/wallet/split_by_share'
import { sumOfRows } from '#core/database/sums'
import { must } from '#core/errors/must'
import { whereAmong, type Reader, type Trx } from '#core/database/transactions'
import { grantsWhere, type Grant } from '#bonuses/grants/grant'
import { userAccounts, type UserAccount } from '#ledger/accounts'

export type PlayKind = 'coupon' | 'gameRound'

export interface StoredPlay {
  id: number
  grantId: number
  kind: PlayKind
  playId: number
  pocket: string
  paidBy: readonly Share[]
  stakeMinor: number
  percentMilli: number
  isOpposed: boolean
  end: PlayEnd
  countedMinor: number
  wonMinor: number
  /** Of a free bet: its token came back and paid for a later coupon. */
  isTokenSpent: boolean
}

type Columns = Omit<StoredPlay, 'paidBy' | 'isOpposed' | 'isTokenSpent'> & {
  paidBy: string
  isOpposed: boolean | number
  isTokenSpent: boolean | number
}

/** SQL of rows of `bonus_plays`: whether the token of a free bet came back and paid for a later coupon (rules 15.8). */
export const TOKEN_SPENT = `bonus_plays.pocket = 'freeBet' and exists(select 1 from bonus_plays later
  where later.grant_id = bonus_plays.grant_id and later.id > bonus_plays.id)`

/** For how many stakes of the plays bonuses paid. */
export async function countPaidByBonus(
  from: Reader,
  kind: PlayKind,
  ids: readonly number[]
): Promise<number> {
  const query = from.query<{ total: number }>().from('bonus_plays').where('kind', kind)
  const row = await whereAmong(query, 'play_id', ids).count('* as total').first()
  return sumOfRows(row?.total)
}

export async function storedPlays(
  from: Reader,
  kind: PlayKind,
  ids: readonly number[]
): Promise<StoredPlay[]> {
  const query = from.query<Columns>().from('bonus_plays').where('kind', kind).orderBy('id')
  const rows: Columns[] = await whereAmong(query, 'play_id', ids)
    .select({ id: 'id', grantId: 'grant_id', kind: 'kind', playId: 'play_id', pocket: 'pocket' })
    .select({ paidBy: 'paid_by', stakeMinor: 'stake', percentMilli: 'percent_milli' })
    .select({ isOpposed: 'is_opposed', end: 'end', countedMinor: 'counted', wonMinor: 'won' })
    .select(db.raw(`${TOKEN_SPENT} as isTokenSpent`))
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    grantId: Number(row.grantId),
    playId: Number(row.playId),
    paidBy: JSON.parse(row.paidBy),
    stakeMinor: Number(row.stakeMinor),
    isOpposed: Boolean(row.isOpposed),
    isTokenSpent: Boolean(Number(row.isTokenSpent)),
    countedMinor: Number(row.countedMinor),
    wonMinor: Number(row.wonMinor),
  }))
}

export interface FollowedPlays {
  /** By coupon or round. */
  plays: ReadonlyMap<number, StoredPlay[]>
  /** By id; kept up to date through the transaction. */
  grants: Map<number, Grant>
  /** By owner, locked. */
  accounts: ReadonlyMap<number, readonly UserAccount[]>
}

/**
 * The plays among these that bonuses paid for. Locks the accounts of `userIds`, which are all owners in the transaction: the
 * ledger locks in the same order.
 */
export async function followPlays(
  trx: Trx,
  kind: PlayKind,
  ids: readonly number[],
  userIds: readonly number[]
): Promise<FollowedPlays> {
  const accounts = await userAccounts([...new Set(userIds)], { trx, lock: true })
  const plays = await storedPlays(trx, kind, ids)
  return {
    plays: Map.groupBy(plays, ({ playId }) => playId),
    grants: await grantsById(trx, plays),
    accounts,
  }
}

export async function grantsById(
  from: Reader,
  plays: readonly StoredPlay[]
): Promise<Map<number, Grant>> {
  if (plays.length === 0) return new Map()
  const ids = [...new Set(plays.map(({ grantId }) => grantId))]
  const grants = await grantsWhere(from, (query) => query.whereIn('id', ids))
  return new Map(grants.map((grant) => [grant.id, grant]))
}

/** What each account paid of the stake of a play; null when no bonus paid. */
export const sharesOf = ({ plays }: FollowedPlays, playId: number): readonly Share[] | null =>
  plays.get(playId)?.[0]?.paidBy ?? null

/** A payout split over the accounts that paid (rules 15.6); an amount below 0 is split like its opposite. */
export function partsOf(amountMinor: number, paidBy: readonly Share[]): Share[] {
  if (amountMinor === 0) return []
  const sign = amountMinor < 0 ? -1 : 1
  const parts = must(splitByShare(Math.abs(amountMinor), paidBy), 'accounts that paid a stake')
  return parts.map(({ accountId, amountMinor: part }) => ({ accountId, amountMinor: sign * part }))
}

/** The difference between the splits of two payouts, by account. */
export function partsBetween(before: number, after: number, paidBy: readonly Share[]): Share[] {
  const sums = new Map<number, number>()
  const add = (parts: readonly Share[], sign: 1 | -1) => {
    for (const { accountId, amountMinor } of parts) {
      sums.set(accountId, (sums.get(accountId) ?? 0) + sign * amountMinor)
    }
  }
  add(partsOf(after, paidBy), 1)
  add(partsOf(before, paidBy), -1)
  return [...sums].flatMap(([accountId, amountMinor]) =>
    amountMinor === 0 ? [] : [{ accountId, amountMinor }]
  )
}
