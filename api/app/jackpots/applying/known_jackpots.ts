/** Jackpots as a stake needs them, kept in memory for a few seconds. */
import db from '@adonisjs/lucid/services/db'
import type { Lobby } from '@grandstand/shared-types/accounts/lobbies'
import type { CurrencyCode } from '@grandstand/shared-types/money/currencies'
import { BriefCache } from '#core/timing/brief_cache'
import { isOfDesk, type Stake } from '#jackpots/applying/stakes'
import { houseAccountId } from '#ledger/accounts'
import { joinedBrands } from '#jackpots/brands/joined_brands'
import { ruleOf, type RuleColumns } from '#jackpots/runs/level_rule'
import type { LevelRule } from '@grandstand/shared-types/wire/games/jackpots'

export interface KnownJackpot {
  id: number
  /** The brand that puts up the seeds, and on whose account the values are. */
  siteId: number
  isForAllBrands: boolean
  /** Other brands that play for it. */
  joinedIds: ReadonlySet<number>
  currency: CurrencyCode
  isEnabled: boolean
  countsSport: boolean
  /** What desks sell counts, too. */
  countsDesks: boolean
  lobbies: ReadonlySet<Lobby>
  gameIds: ReadonlySet<number>
  /** The brand's accounts of jackpots, of their reserves, and of games. */
  jackpotsId: number
  reservesId: number
  gamesId: number
  /** Changes of its levels that are planned, in the order of their dates. */
  plans: readonly Plan[]
}

export interface Plan {
  id: number
  levelId: number
  fromAt: number
  rule: LevelRule
}

interface Columns {
  id: number
  siteId: number
  isForAllBrands: boolean | number
  currency: CurrencyCode
  isEnabled: boolean | number
  countsSport: boolean | number
  countsDesks: boolean | number
  lobbies: string
  gameIds: string
}

const kept = new BriefCache<'all', readonly KnownJackpot[]>(5_000)

export const forgetJackpots = (): void => kept.forget()

/** All jackpots, those that are off too. Call it outside a transaction, since it may open accounts. */
export async function knownJackpots(): Promise<readonly KnownJackpot[]> {
  const known = kept.get('all')
  if (known) return known
  const keep = kept.reading()
  const rows: Columns[] = await db.query<Columns>().from('jackpots').orderBy('id').select({
    id: 'id',
    siteId: 'site_id',
    isForAllBrands: 'is_for_all_brands',
    currency: 'currency',
    isEnabled: 'is_enabled',
    countsSport: 'counts_sport',
    countsDesks: 'counts_desks',
    lobbies: 'counted_lobbies',
    gameIds: 'counted_games',
  })
  const jackpots: KnownJackpot[] = []
  const joined = await joinedBrands()
  const plans = await plannedOf()
  for (const row of rows) {
    const id = Number(row.id)
    jackpots.push(await jackpotOf(row, joined.get(id) ?? [], plans.get(id) ?? []))
  }
  keep('all', jackpots)
  return jackpots
}

/** The changes of levels that are planned, by jackpot. */
async function plannedOf(): Promise<Map<number, Plan[]>> {
  type Row = RuleColumns & { id: number; level_id: number; from_at: number; jackpot_id: number }
  const rows: Row[] = await db
    .query<Row>()
    .from('jackpot_level_terms as t')
    .join('jackpot_levels as l', 'l.id', 't.level_id')
    .where('t.state', 'planned')
    .orderBy(['t.from_at', 't.id'])
    .select('t.*', 'l.jackpot_id')
  const byJackpot = Map.groupBy(rows, ({ jackpot_id: id }) => Number(id))
  return new Map([...byJackpot].map(([id, own]) => [id, own.map(planOf)]))
}

const planOf = (row: RuleColumns & { id: number; level_id: number; from_at: number }): Plan => ({
  id: Number(row.id),
  levelId: Number(row.level_id),
  fromAt: Number(row.from_at),
  rule: ruleOf(row),
})

async function jackpotOf(
  row: Columns,
  joinedIds: readonly number[],
  plans: readonly Plan[]
): Promise<KnownJackpot> {
  const lobbies: Lobby[] = JSON.parse(row.lobbies)
  const gameIds: number[] = JSON.parse(row.gameIds)
  const siteId = Number(row.siteId)
  return {
    id: Number(row.id),
    siteId,
    isForAllBrands: Boolean(Number(row.isForAllBrands)),
    joinedIds: new Set(joinedIds),
    plans,
    countsSport: Boolean(Number(row.countsSport)),
    countsDesks: Boolean(Number(row.countsDesks)),
    currency: row.currency,
    isEnabled: Boolean(Number(row.isEnabled)),
    lobbies: new Set(lobbies),
    gameIds: new Set(gameIds),
    jackpotsId: await houseAccountId(siteId, 'jackpots', row.currency),
    reservesId: await houseAccountId(siteId, 'jackpotReserves', row.currency),
    gamesId: await houseAccountId(siteId, 'games', row.currency),
  }
}

/** Whether stakes of coupons may count. */
export const jackpotOfSport = ({ isEnabled, countsSport }: KnownJackpot): boolean =>
  isEnabled && countsSport

/** Whether people of the brand play for it. */
export const reachesBrand = (
  { siteId, isForAllBrands, joinedIds }: KnownJackpot,
  brandId: number
): boolean => isForAllBrands || siteId === brandId || joinedIds.has(brandId)

/** Whether the stake goes into the jackpot; that of a ticket of a draw goes by its lobby alone (rules 13.6). */
export const countsStake = (
  jackpot: KnownJackpot,
  { siteId, currency, lobby, subject, accounts }: Omit<Stake, 'houseId' | 'userId' | 'amountMinor'>
): boolean =>
  jackpot.isEnabled &&
  jackpot.currency === currency &&
  (jackpot.countsDesks || !isOfDesk({ accounts })) &&
  reachesBrand(jackpot, siteId) &&
  (lobby === 'sport'
    ? jackpot.countsSport
    : jackpot.lobbies.has(lobby) || ('gameId' in subject && jackpot.gameIds.has(subject.gameId)))
