/** Matches with prices for tests, put on the board at once. Every match has a league of its own. */
import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { MARKET_TYPES } from '@grandstand/shared-types/markets/table/market_types'
import type { MatchStatus } from '@grandstand/shared-types/catalogue/match_status'
import { SPORTS } from '@grandstand/shared-types/catalogue/sports'
import { clock } from '#core/timing/clock'
import { loadLabels } from '#book/labels'
import { loadMatches } from '#book/load'

export interface TestMarket {
  id: number
  typeId: number
  specifier: string
  /** Outcome id by outcome key. */
  outcomes: Record<string, number>
}

export interface TestMatch {
  id: number
  tournamentId: number
  categoryId: number
  home: string
  away: string
  startsAt: number
  /** By market, as `type` or `type:specifier`, such as `1` or `18:total=2.5`. */
  markets: Record<string, TestMarket>
}

export interface MatchOptions {
  sportId?: number
  startsAt?: number
  status?: MatchStatus
  betStatus?: 'started' | 'stopped'
  active?: boolean
  minSelections?: number
  home?: string
  away?: string
  /** Prices in thousandths of the outcomes by market; by default 1X2 at 2.000, 3.400, 3.800. */
  prices?: Record<string, Record<string, number>>
}

const HOUR_MS = 3_600_000
const USUAL_PRICES = { '1': { '1': 2000, 'X': 3400, '2': 3800 } }

export async function makeMatch(options: MatchOptions = {}): Promise<TestMatch> {
  const sportId = options.sportId ?? 1
  const tag = randomUUID().slice(0, 13)
  const home = options.home ?? `Home ${tag}`
  const away = options.away ?? `Away ${tag}`
  const startsAt = options.startsAt ?? clock.now() + 24 * HOUR_MS
  await ensureCatalogue()
  const categoryId = await insert('categories', {
    sport_id: sportId,
    source_key: `test:${tag}`,
    name: `Country ${tag}`,
    names: '{}',
  })
  const tournamentId = await insert('tournaments', {
    sport_id: sportId,
    category_id: categoryId,
    source_key: `test:${tag}`,
    name: `League ${tag}`,
    names: '{}',
  })
  const matchId = await insert('matches', {
    sport_id: sportId,
    category_id: categoryId,
    tournament_id: tournamentId,
    home_team_id: await insert('teams', { sport_id: sportId, name: home }),
    away_team_id: await insert('teams', { sport_id: sportId, name: away }),
    source_key: `test:${tag}`,
    starts_at: startsAt,
    status: options.status ?? 'not_started',
    bet_status: options.betStatus ?? 'started',
    active: options.active ?? true,
    min_selections: options.minSelections ?? 1,
    changed_at: clock.now(),
    created_at: clock.now(),
  })
  const markets: Record<string, TestMarket> = {}
  for (const [name, prices] of Object.entries(options.prices ?? USUAL_PRICES)) {
    markets[name] = await makeMarket(matchId, name, prices)
  }
  await loadLabels([matchId])
  await loadMatches([matchId])
  return { id: matchId, tournamentId, categoryId, home, away, startsAt, markets }
}

/** The outcome of a test match; throws when the match has no such outcome. */
export function outcomeOf(match: TestMatch, market: string, key: string): number {
  const id = match.markets[market]?.outcomes[key]
  if (!id) throw new Error(`match ${match.id} has no outcome ${key} of market ${market}`)
  return id
}

async function makeMarket(
  matchId: number,
  name: string,
  prices: Record<string, number>
): Promise<TestMarket> {
  const [type = '', specifier = ''] = name.split(/:(.*)/s)
  const id = await insert('markets', {
    match_id: matchId,
    market_type_id: Number(type),
    specifier,
    is_main_line: true,
    updated_at: clock.now(),
  })
  const outcomes: Record<string, number> = {}
  for (const [key, oddsMilli] of Object.entries(prices)) {
    outcomes[key] = await insert('outcomes', {
      market_id: id,
      outcome_key: key,
      odds_milli: oddsMilli,
      list_order: Object.keys(outcomes).length,
    })
  }
  return { id, typeId: Number(type), specifier, outcomes }
}

let catalogue: Promise<void> = Promise.resolve()

/** Sports and market types are the same for all tests, so matches made at the same time add missing ones in turn. */
export function ensureCatalogue(): Promise<void> {
  catalogue = catalogue.then(fillCatalogue)
  return catalogue
}

async function fillCatalogue(): Promise<void> {
  const sports = SPORTS.map(({ id, key }) => ({ id, key, name: key, names: '{}' }))
  const types = MARKET_TYPES.map(({ id, key, group, listOrder }) => ({
    id,
    key,
    group,
    names: '{}',
    list_order: listOrder,
  }))
  for (const [table, rows] of [
    ['sports', sports],
    ['market_types', types],
  ] as const) {
    const known = await db.query<{ id: number }>().from(table).select('id')
    const missing = rows.filter((row) => !known.some(({ id }) => id === row.id))
    if (missing.length > 0) await db.insertQuery().table(table).multiInsert(missing)
  }
}

async function insert(
  table: string,
  row: Record<string, string | number | boolean>
): Promise<number> {
  const ids: unknown[] = await db.insertQuery().table(table).insert(row)
  return Number(ids[0])
}
