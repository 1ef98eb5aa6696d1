/** Reads matches with their markets from the database into the book. */
import db from '@adonisjs/lucid/services/db'
import type { MarketStatus } from '@grandstand/shared-types/wire'
import { isCalledOff, isFinished } from '@grandstand/shared-types/matches'
import { chunked } from '#core/database'
import { book, type BookMarket, type BookMatch } from '#book/book'

interface MatchRow {
  id: number
  sport_id: number
  category_id: number
  tournament_id: number
  home: string
  away: string
  starts_at: number
  status: string
  bet_status: 'started' | 'stopped'
  active: number
  min_selections: number
  list_order: number
  changed_at: number
}
interface OutcomeRow {
  id: number
  outcome_key: string
  odds_milli: number
  active: number
  market_id: number
  match_id: number
  market_type_id: number
  specifier: string
  status: MarketStatus
  is_main_line: number
  version: number
}

const MATCHES_AT_ONCE = 400

/** Puts the named matches into the book as they stand now; those that are over or gone leave it. */
export async function loadMatches(matchIds: readonly number[]): Promise<void> {
  for (const ids of chunked(matchIds, MATCHES_AT_ONCE)) {
    const rows: MatchRow[] = await db
      .query<MatchRow>()
      .from('matches')
      .join('teams as h', 'h.id', 'matches.home_team_id')
      .join('teams as a', 'a.id', 'matches.away_team_id')
      .whereIn('matches.id', ids)
      .select('matches.id', 'matches.sport_id', 'category_id', 'tournament_id', 'starts_at')
      .select('status', 'bet_status', 'active', 'min_selections', 'list_order', 'changed_at')
      .select('h.name as home', 'a.name as away')
    const open = rows.filter((row) => !isFinished(row.status) && !isCalledOff(row.status))
    const markets = await marketsOf(open.map((row) => row.id))
    for (const row of open) putMatch(row, markets.get(row.id) ?? [])
    const kept = new Set(open.map((row) => row.id))
    for (const id of ids) if (!kept.has(id)) book.remove(id)
  }
}

interface Markets {
  row: OutcomeRow
  outcomes: OutcomeRow[]
}

function putMatch(row: MatchRow, markets: Markets[]): void {
  const match: BookMatch = {
    id: row.id,
    sportId: row.sport_id,
    categoryId: row.category_id,
    tournamentId: row.tournament_id,
    home: row.home,
    away: row.away,
    startsAt: row.starts_at,
    status: row.status,
    betStatus: row.bet_status,
    active: Boolean(row.active),
    minSelections: row.min_selections,
    listOrder: row.list_order,
    changedAt: row.changed_at,
    markets: [],
  }
  match.markets = markets.map(({ row: first, outcomes }) => {
    const market: BookMarket = {
      id: first.market_id,
      typeId: first.market_type_id,
      specifier: first.specifier,
      status: first.status,
      isMainLine: Boolean(first.is_main_line),
      version: first.version,
      outcomes: [],
      match,
    }
    market.outcomes = outcomes.map((outcome) => ({
      id: outcome.id,
      key: outcome.outcome_key,
      oddsMilli: outcome.odds_milli,
      active: Boolean(outcome.active),
      market,
    }))
    return market
  })
  book.put(match)
}

/** Open markets by match, each with its outcomes in list order. */
async function marketsOf(matchIds: number[]): Promise<Map<number, Markets[]>> {
  const byMatch = new Map<number, Markets[]>()
  if (matchIds.length === 0) return byMatch
  const rows: OutcomeRow[] = await db
    .query<OutcomeRow>()
    .from('markets')
    .join('outcomes', 'outcomes.market_id', 'markets.id')
    .whereIn('markets.match_id', matchIds)
    .whereIn('markets.status', [1, -1])
    .orderBy([
      { column: 'markets.match_id' },
      { column: 'markets.id' },
      { column: 'outcomes.list_order' },
      { column: 'outcomes.id' },
    ])
    .select('outcomes.id', 'outcome_key', 'odds_milli', 'outcomes.active', 'market_id', 'match_id')
    .select('market_type_id', 'specifier', 'markets.status', 'is_main_line', 'version')
  for (const row of rows) {
    let markets = byMatch.get(row.match_id)
    if (!markets) byMatch.set(row.match_id, (markets = []))
    const last = markets.at(-1)
    if (last?.row.market_id === row.market_id) last.outcomes.push(row)
    else markets.push({ row, outcomes: [row] })
  }
  return byMatch
}
