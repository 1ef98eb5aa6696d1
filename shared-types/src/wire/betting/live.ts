/** Shapes of the live list and of a live match under `/v1/live`; frames of the stream are in `stream/frames.ts`. */
import type { MarketStatus } from '../../catalogue/market_status.ts'
import type { LiveIncident, LiveState } from '../../live/state.ts'
import type { MarketTypeView } from '../../markets/names/market_type_view.ts'
import type { BoardMarket, BoardMatch, LeagueNames } from './book.ts'

/** A match of the live list; `markets` holds the main markets in the list, all markets in the detail. */
export interface LiveMatch extends BoardMatch, LeagueNames {
  /** Place of the match's league in the listed order: by sport, category, tournament. */
  leagueOrder: number
  listOrder: number
  state: LiveState
  /** The match's producer is silent or behind: prices are frozen and take no bets. */
  isPaused: boolean
  /**
   * Time of the feed's last message about the match, once the feed has been silent for longer than the shortest lock
   * time of any brand; null before that. Each brand locks prices after its own time (`Hello.lockAfterMs`, in a break
   * `lockBreakAfterMs`). Epoch milliseconds.
   */
  silentSince: number | null
  /** Time of the feed's last message about the match; epoch milliseconds. */
  updatedAt: number
}

/** A sport with matches in play or soon to begin. */
export interface LiveSport {
  id: number
  name: string
  /** Matches in the list; with `sportCountLive` only matches in play. */
  liveCount: number
  /** Matches of the list that are in play. */
  inPlayCount: number
}

/** `GET /v1/live/matches`. */
export interface LiveMatchList {
  serverNowMs: number
  matches: LiveMatch[]
  /** Matches that pass the filter, before `limit` and paging. */
  totalCount: number
  /** Number of pages of at most 50 rows; a match at half time takes 2 rows. */
  pageCount: number
  /** Names of the market types in the list (`typenames`). */
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
  /** The version of this answer; the client sends it as `notSeen` next time. */
  version: string
  /** True when `markets` holds all markets; false when it holds only those that changed since `notSeen`. */
  isWhole: boolean
  markets: BoardMarket[]
  /** Markets that left the match since `notSeen`. */
  goneMarketIds: number[]
}

/** The present facts in the book about a row of `GET /v1/live-matches`. */
export interface LiveMatchFacts {
  /** Markets that players see. */
  marketCount: number
  /** Of these markets, those that are active. */
  openMarketCount: number
  /** The match's producer is down. */
  isPaused: boolean
  /** The match's feed has been silent for longer than the lock time. */
  isRateLocked: boolean
}

/** A row of `GET /v1/live-matches`: a match with a live feed, as staff see it. */
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

/** A market with the figures that traders see. */
export interface LiveBookMarket extends BoardMarket {
  /** The status in force: suspended while staff suspend the market or its match. */
  status: MarketStatus
  /** True when staff suspended this market itself, not its match. */
  isHeld: boolean
  /** The producer of the market's latest prices; null when an import or staff set them. */
  producer: string | null
  updatedAt: number
}

/** `GET /v1/live-matches/:id/book`. */
export interface LiveBookView {
  matchId: number
  markets: LiveBookMarket[]
  timeline: LiveIncident[]
}
