/** Jackpots as a stake needs them, kept in memory for a few seconds. */
import db from '@adonisjs/lucid/services/db'
import type { Lobby } from '@grandstand/shared-types/accounts/lobbies'
import type { CurrencyCode } from '@grandstand/shared-types/money/currencies'
import { BriefCache } from '#core/timing/brief_cache'
import type { Stake } from '#jackpots/applying/stakes'
import { houseAccountId } from '#ledger/accounts'

export interface KnownJackpot {
  id: number
  /** The brand that puts up the seeds, and on whose account the values are. */
  siteId: number
  isForAllBrands: boolean
  currency: CurrencyCode
  isEnabled: boolean
  lobbies: ReadonlySet<Lobby>
  gameIds: ReadonlySet<number>
  /** The brand's accounts of jackpots and of games. */
  jackpotsId: number
  gamesId: number
}

interface Columns {
  id: number
  siteId: number
  isForAllBrands: boolean | number
  currency: CurrencyCode
  isEnabled: boolean | number
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
    lobbies: 'counted_lobbies',
    gameIds: 'counted_games',
  })
  const jackpots: KnownJackpot[] = []
  for (const row of rows) jackpots.push(await jackpotOf(row))
  keep('all', jackpots)
  return jackpots
}

async function jackpotOf(row: Columns): Promise<KnownJackpot> {
  const lobbies: Lobby[] = JSON.parse(row.lobbies)
  const gameIds: number[] = JSON.parse(row.gameIds)
  const siteId = Number(row.siteId)
  return {
    id: Number(row.id),
    siteId,
    isForAllBrands: Boolean(Number(row.isForAllBrands)),
    currency: row.currency,
    isEnabled: Boolean(Number(row.isEnabled)),
    lobbies: new Set(lobbies),
    gameIds: new Set(gameIds),
    jackpotsId: await houseAccountId(siteId, 'jackpots', row.currency),
    gamesId: await houseAccountId(siteId, 'games', row.currency),
  }
}

/** Whether the stake goes into the jackpot; that of a ticket of a draw goes by its lobby alone (rules 13.6). */
export const countsStake = (
  jackpot: KnownJackpot,
  { siteId, currency, lobby, subject }: Pick<Stake, 'siteId' | 'currency' | 'lobby' | 'subject'>
): boolean =>
  jackpot.isEnabled &&
  jackpot.currency === currency &&
  (jackpot.isForAllBrands || jackpot.siteId === siteId) &&
  (jackpot.lobbies.has(lobby) || ('gameId' in subject && jackpot.gameIds.has(subject.gameId)))
