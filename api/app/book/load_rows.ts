/** Reads matches from the database with their markets and live state. */
import db from '@adonisjs/lucid/services/db'
import type { LiveIncident, LiveState } from '@grandstand/shared-types/live/state'
import type { MarketStatus } from '@grandstand/shared-types/catalogue/market_status'
import { isCalledOff, isFinished } from '@grandstand/shared-types/catalogue/match_status'
import { isOrderMarket } from '@grandstand/shared-types/markets/model/order_market'
import { addRaces } from '#book/races'
import type { BookLive, BookMarket, BookMatch, FeedOrder } from '#book/match'

type MatchRow = Omit<BookMatch, 'active' | 'writtenAt' | 'markets' | 'race' | 'live'> & {
  active: number
  /** Null for a match that is no race. */
  fieldKind: string | null
}

interface OutcomeRow {
  /** Null in the row of a market without outcomes, as the other fields of the outcome. */
  id: number | null
  outcome_key: string
  odds_milli: number
  active: number
  list_order: number
  market_id: number
  match_id: number
  market_type_id: number
  specifier: string
  status: MarketStatus
  is_main_line: number
  version: number
  is_live: number
  is_held: number
  order_margin: number | null
  producer: string | null
  feed_at: number
  feed_sequence: number | null
  updated_at: number
}
interface LiveRow {
  match_id: number
  producer: string
  state: string
  feed_order: string
  is_held: number
  is_covered: number
  updated_at: number
}
interface IncidentRow {
  match_id: number
  incident: string
  generated_at: number
  sequence: number | null
}

/** The given matches without those that are over or called off. */
export async function readMatches(ids: readonly number[]): Promise<BookMatch[]> {
  const rows: MatchRow[] = await db
    .query<MatchRow>()
    .from('matches')
    .join('teams as h', 'h.id', 'matches.home_team_id')
    .join('teams as a', 'a.id', 'matches.away_team_id')
    .leftJoin('race_fields', 'race_fields.match_id', 'matches.id')
    .whereIn('matches.id', [...ids])
    .select({
      id: 'matches.id',
      sourceKey: 'source_key',
      sportId: 'matches.sport_id',
      categoryId: 'category_id',
      tournamentId: 'tournament_id',
      home: 'h.name',
      away: 'a.name',
      startsAt: 'starts_at',
      status: 'status',
      betStatus: 'bet_status',
      active: 'active',
      minSelections: 'min_selections',
      listOrder: 'list_order',
      changedAt: 'changed_at',
      fieldKind: 'race_fields.kind',
    })
  const open = rows.filter((row) => !isFinished(row.status) && !isCalledOff(row.status))
  const matches = open.map(matchOf)
  const byId = new Map(matches.map((match) => [match.id, match]))
  if (matches.length > 0) {
    await addMarkets(byId)
    await addRaces(
      open.filter(({ fieldKind }) => fieldKind !== null).map(({ id }) => id),
      byId
    )
    await addLive(byId)
  }
  return matches
}

const matchOf = ({ fieldKind: _kind, ...row }: MatchRow): BookMatch => ({
  ...row,
  active: Boolean(row.active),
  writtenAt: 0,
  markets: [],
  race: null,
  live: null,
})

/** Adds the markets, with outcomes in list order. */
async function addMarkets(matches: Map<number, BookMatch>): Promise<void> {
  const rows: OutcomeRow[] = await db
    .query<OutcomeRow>()
    .from('markets')
    .leftJoin('outcomes', 'outcomes.market_id', 'markets.id')
    .whereIn('markets.match_id', [...matches.keys()])
    .orderBy([
      { column: 'markets.match_id' },
      { column: 'markets.id' },
      { column: 'outcomes.list_order' },
      { column: 'outcomes.id' },
    ])
    .select('outcomes.id', 'outcome_key', 'odds_milli', 'outcomes.active', 'list_order')
    .select('markets.id as market_id', 'match_id', 'market_type_id', 'specifier', 'markets.status')
    .select('is_main_line', 'version', 'is_live', 'is_held', 'order_margin', 'producer')
    .select('feed_at', 'feed_sequence', 'updated_at')
  let market: BookMarket | null = null
  for (const row of rows) {
    if (market?.id !== row.market_id) {
      const match = matches.get(row.match_id)
      // outcomes of forecasts come when somebody wants to bet on them; any other market without is not offered
      if (!match || (row.id === null && !isOrderMarket(row.market_type_id))) continue
      market = marketOf(row, match)
      match.markets.push(market)
    }
    if (row.id === null) continue
    market.outcomes.push({
      id: row.id,
      key: row.outcome_key,
      oddsMilli: row.odds_milli,
      active: Boolean(row.active),
      listOrder: row.list_order,
      market,
    })
  }
}

const marketOf = (row: OutcomeRow, match: BookMatch): BookMarket => ({
  id: row.market_id,
  typeId: row.market_type_id,
  specifier: row.specifier,
  status: row.status,
  isMainLine: Boolean(row.is_main_line),
  version: row.version,
  isLive: Boolean(row.is_live),
  isSuspendedByStaff: Boolean(row.is_held),
  orderMargin: row.order_margin,
  producer: row.producer,
  stamp: { at: row.feed_at, sequence: row.feed_sequence },
  stampKinds: '',
  isStopped: false,
  isUnsaved: false,
  updatedAt: row.updated_at,
  outcomes: [],
  match,
})

async function addLive(matches: Map<number, BookMatch>): Promise<void> {
  const rows: LiveRow[] = await db
    .query<LiveRow>()
    .from('live_matches')
    .whereIn('match_id', [...matches.keys()])
    .select('match_id', 'producer', 'state', 'feed_order', 'updated_at')
    .select('is_held', 'is_covered')
  if (rows.length === 0) return
  const matchIds = rows.map((row) => row.match_id)
  const incidents: IncidentRow[] = await db
    .query<IncidentRow>()
    .from('live_incidents')
    .whereIn('match_id', matchIds)
    .orderBy([{ column: 'match_id' }, { column: 'position' }])
    .select('match_id', 'incident', 'generated_at', 'sequence')
  for (const row of rows) {
    const match = matches.get(row.match_id)
    if (match) match.live = liveOf(row)
  }
  for (const row of incidents) {
    const live = matches.get(row.match_id)?.live
    const incident: LiveIncident = JSON.parse(row.incident)
    live?.timeline.push(incident)
    live?.incidentStamps.push({ at: row.generated_at, sequence: row.sequence })
  }
}

function liveOf(row: LiveRow): BookLive {
  const state: LiveState = JSON.parse(row.state)
  const order: FeedOrder = JSON.parse(row.feed_order)
  return {
    producer: row.producer,
    state,
    timeline: [],
    updatedAt: row.updated_at,
    isSuspendedByStaff: Boolean(row.is_held),
    isCovered: Boolean(row.is_covered),
    order,
    incidentStamps: [],
    isUnsaved: false,
  }
}
