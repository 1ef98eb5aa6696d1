import { MARKET_STATUS } from '@grandstand/shared-types/catalogue/market_status'
import {
  isInPlay,
  isPreMatch,
  MATCH_STATUSES,
} from '@grandstand/shared-types/catalogue/match_status'
import type { LiveMatchFacts, LiveMatchRow } from '@grandstand/shared-types/wire/betting/live'
import { atLeast, atMost } from '#core/lists/range_filters'
import type { Principal } from '#core/requests/access'
import {
  bool,
  json,
  number,
  text,
  type FieldsOf,
  type Query,
  type Resource,
  type Row,
} from '#core/lists/resource'
import { AppError } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import { ownEntry } from '#core/requests/untrusted'
import { book } from '#book/book'
import { openMarkets } from '#book/match'
import { statusAt } from '#book/offer/offer'
import { offerOf } from '#book/offer/offers'
import { isMatchPaused } from '#book/producer_states'
import { isRateLocked, rateLockOf } from '#book/rate_lock'

const fields = {
  id: number('matches.id'),
  sportId: number('matches.sport_id'),
  sportName: text('sports.name'),
  sportNames: json<LiveMatchRow['sportNames']>('sports.names'),
  tournamentId: number('matches.tournament_id'),
  tournamentName: text('tournaments.name'),
  tournamentNames: json<LiveMatchRow['tournamentNames']>('tournaments.names'),
  home: text('home.name'),
  away: text('away.name'),
  startsAt: number('matches.starts_at'),
  status: text('matches.status'),
  betStatus: text<LiveMatchRow['betStatus']>('matches.bet_status'),
  active: bool('matches.active'),
  listOrder: number('matches.list_order'),
  producer: text('live_matches.producer'),
  state: json<LiveMatchRow['state']>('live_matches.state'),
  isHeld: bool('live_matches.is_held'),
  isCovered: bool('live_matches.is_covered'),
  updatedAt: number('live_matches.updated_at'),
} satisfies FieldsOf<Omit<LiveMatchRow, keyof LiveMatchFacts>>

/** Matches with a live feed, read from the database, which is at most a second behind the board. */
export const liveMatchResource: Resource<typeof fields> = {
  name: 'live-matches',
  fields,
  from: (query) =>
    query
      .from('live_matches')
      .join('matches', 'matches.id', 'live_matches.match_id')
      .join('sports', 'sports.id', 'matches.sport_id')
      .join('tournaments', 'tournaments.id', 'matches.tournament_id')
      .join('teams as home', 'home.id', 'matches.home_team_id')
      .join('teams as away', 'away.id', 'matches.away_team_id'),
  search: ['home.name', 'away.name', 'tournaments.name'],
  filters: {
    phase: inLivePhase,
    startsAt_gte: atLeast('matches.starts_at'),
    startsAt_lte: atMost('matches.starts_at'),
  },
  defaultSort: ['startsAt', 'desc'],
}

const PHASES: Readonly<Record<string, readonly string[]>> = {
  running: MATCH_STATUSES.filter(isInPlay),
  upcoming: MATCH_STATUSES.filter(isPreMatch),
  over: MATCH_STATUSES.filter((status) => !isInPlay(status) && !isPreMatch(status)),
}

/** Filters by `running`, `upcoming` or `over`. Throws 400 `badRequest` for another word. */
function inLivePhase(query: Query, phase: unknown): void {
  const statuses = typeof phase === 'string' ? ownEntry(PHASES, phase) : undefined
  if (!statuses) throw AppError.badRequest('filter.phase')
  query.whereIn('matches.status', [...statuses])
}

/**
 * Adds the board's present state to each match, with prices locked by the brand's rate lock and suspended by its layer; a
 * match that has left the board has no markets.
 */
export async function withBoard(
  rows: Row<typeof fields>[],
  { siteId }: Pick<Principal, 'siteId'>
): Promise<LiveMatchRow[]> {
  const now = clock.now()
  const rateLock = rateLockOf(siteId)
  const offer = offerOf(siteId)
  return rows.map((row) => {
    const match = book.match(row.id ?? 0)
    const shown = match ? openMarkets(match) : []
    return {
      ...row,
      marketCount: shown.length,
      openMarketCount: shown.filter((market) => statusAt(offer, market) === MARKET_STATUS.active)
        .length,
      isPaused: match ? isMatchPaused(match) : false,
      isRateLocked: match ? isRateLocked(match, now, rateLock) : false,
    }
  })
}
