/** Shapes of the live list and a live match under `/v1/live`; the stream's frames stand in `stream/frames.ts`. */
import type { MarketStatus } from '../catalogue/market_status.ts'
import type { LiveIncident, LiveState } from '../live/state.ts'
import type { MarketTypeView } from '../markets/names/market_type_view.ts'
import type { BoardMarket, BoardMatch, LeagueNames } from './book.ts'

/** A match of the live list; `markets` are the main ones there, all of them in the detail. */
export interface LiveMatch extends BoardMatch, LeagueNames {
  /** Place of its league in the listed order: by sport, category, tournament. */
  leagueOrder: number
  listOrder: number
  state: LiveState
  /** Its producer is silent or behind: prices stand still and nothing can be bet. */
  isPaused: boolean
  /**
   * When its feed last spoke of it, once that is longer ago than the least patient brand allows; null while it speaks. Each
   * brand locks its prices after its own time (`Hello.lockAfterMs`, in a break `lockBreakAfterMs`). Epoch milliseconds.
   */
  silentSince: number | null
  /** When the feed last spoke of it; epoch milliseconds. */
  updatedAt: number
}

/** A sport with matches in play or about to be. */
export interface LiveSport {
  id: number
  name: string
  /** Matches of the list, or with `sportCountLive` those in play. */
  liveCount: number
  /** Those of them that are in play. */
  inPlayCount: number
}

/** `GET /v1/live/matches`. */
export interface LiveMatchList {
  serverNowMs: number
  matches: LiveMatch[]
  /** Matches that fit, before `limit` and paging. */
  totalCount: number
  /** Pages of at most 50 rows; a match at half time takes 2. */
  pageCount: number
  /** Names of the market types in the list (typenames). */
  marketTypes: MarketTypeView[]
  sports: LiveSport[]
}

/** `GET /v1/live/matches/:id`. */
export interface LiveMatchDetail {
  serverNowMs: number
  match: LiveMatch
  timeline: LiveIncident[]
}

/** `GET /v1/live/matches/:id/odds`. */
export interface LiveOdds {
  matchId: number
  /** What is known with this answer; send it as `notSeen` next time. */
  version: string
  /** True: `markets` are all there are; false: those that changed since `notSeen`. */
  isWhole: boolean
  markets: BoardMarket[]
  /** Markets that left since `notSeen`. */
  goneMarketIds: number[]
}

/** What a row of `GET /v1/live-matches` says of the board at that moment. */
export interface LiveMatchFacts {
  /** Markets that players see. */
  marketCount: number
  /** Those of them that can be bet on, as far as the market goes. */
  openMarketCount: number
  /** Its producer is down. */
  isPaused: boolean
  /** Its feed has not spoken of it for too long. */
  isRateLocked: boolean
}

/** A row of `GET /v1/live-matches`: a match that a live feed has spoken of, as staff see it. */
export interface LiveMatchRow extends LiveMatchFacts {
  id: number
  sportId: number
  sportName: string
  /** By language. */
  sportNames: Record<string, string>
  tournamentId: number
  tournamentName: string
  tournamentNames: Record<string, string>
  home: string
  away: string
  startsAt: number
  status: string
  betStatus: 'started' | 'stopped'
  active: boolean
  listOrder: number
  producer: string
  state: LiveState
  isHeld: boolean
  isCovered: boolean
  updatedAt: number
}

/** A market as those who trade it see it. */
export interface LiveBookMarket {
  id: number
  typeId: number
  specifier: string
  /** What counts: suspended while staff hold the market or its match. */
  status: MarketStatus
  /** Staff hold this very market. */
  isHeld: boolean
  isMainLine: boolean
  /** Who priced it last; null for imports and staff. */
  producer: string | null
  updatedAt: number
  outcomes: { id: number; key: string; oddsMilli: number; active: boolean }[]
}

/** `GET /v1/live-matches/:id/book`. */
export interface LiveBookView {
  matchId: number
  markets: LiveBookMarket[]
  timeline: LiveIncident[]
}
