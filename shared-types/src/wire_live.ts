/** Shapes of the live list and a live match under `/v1/live`; the socket's frames stand in `live/frames.ts`. */
import type { LiveIncident, LiveState } from './live/state.ts'
import type { BoardMarket, BoardMatch, MarketTypeView } from './wire_board.ts'

/** A match of the live list; `markets` are the main ones there, all of them in the detail. */
export interface LiveMatch extends BoardMatch {
  categoryName: string
  tournamentName: string
  /** Place of its league in the listed order: by sport, category, tournament. */
  leagueOrder: number
  listOrder: number
  state: LiveState
  /** Its producer is silent or behind: prices stand still and nothing can be bet. */
  isPaused: boolean
  /** When the feed last spoke of it; epoch milliseconds. */
  updatedAt: number
}

/** A sport with matches in play or about to be. */
export interface LiveSport {
  id: number
  name: string
  /** Matches of the list, or with `sportCountLive` those in play. */
  liveCount: number
}

/** `GET /v1/live/matches`. */
export interface LiveMatchList {
  serverNowMs: number
  matches: LiveMatch[]
  /** Matches that fit, before `limit` and paging. */
  totalCount: number
  /** Pages of at most 50 rows; a match at half time takes 2. */
  pageCount: number
  /** Names of the market types in the list (the specification's typenames). */
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

/** `GET /v1/feed/producers`: where a live feed stands. Times are epoch milliseconds, 0 for never. */
export interface FeedProducerView {
  /** Such as `simulator`, `betbalancer`, `uof:1`. */
  id: string
  isUp: boolean
  state: 'alive' | 'silent' | 'outOfOrder' | 'notSubscribed' | 'recovering' | 'new'
  /** When it last said that it is alive. */
  aliveAt: number
  lastMessageAt: number
  /** Everything that it made up to then is applied; its own clock. */
  processedAt: number
  /** Since the server started. */
  messageCount: number
  errorCount: number
  /** Running matches that it prices. */
  matchCount: number
  /** Whether it can be asked for what was missed. */
  canRecover: boolean
}

/** Orders of the live list (decisions.md, Live list orders); any other number is the listed order. */
export const LIVE_ORDERS = { byTime: 1, bySport: 2, byClock: 4, favouritesFirst: 5 } as const

export const LIVE_REQUEST_LIMIT = 400
export const LIVE_PAGE_SIZE = 50
export const LIVE_WINDOW_DAYS = 6
/** A match not begun and without odds is shown this long before its start. */
export const LIVE_SHOWN_BEFORE_MS = 30 * 60_000
/** A match that should have begun longer ago than this, and has not, leaves the live list. */
export const LIVE_OVERDUE_MS = 5 * 60_000
