/** Shapes of the live list and a live match under `/v1/live`; the socket's frames stand in `live/frames.ts`. */
import type { LiveIncident, LiveState } from './live/state.ts'
import type { MarketStatus } from './wire.ts'
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

/** A message of a feed as it came. */
export interface FeedMessageNote {
  /** When it came. */
  at: number
  /** Milliseconds from its making to its coming, by two clocks. */
  delayMs: number
  kind: FeedMessageKind
  /** The feed's own key of its match; null for what is about no match. */
  matchKey: string | null
  /** The match that we know by this key. */
  matchId: number | null
  /** Markets that it speaks of. */
  marketCount: number
}

export const FEED_MESSAGE_KINDS = [
  'alive',
  'fixture',
  'fixtureWanted',
  'current',
  'status',
  'incident',
  'odds',
  'betStop',
  'betStart',
  'settlement',
  'rollbackSettlement',
  'cancel',
  'rollbackCancel',
  'result',
  'recovered',
] as const
export type FeedMessageKind = (typeof FEED_MESSAGE_KINDS)[number]

export const FEED_PRODUCER_STATES = [
  'alive',
  'silent',
  'outOfOrder',
  'notSubscribed',
  'recovering',
  'new',
] as const
export type FeedProducerState = (typeof FEED_PRODUCER_STATES)[number]

/** `GET /v1/feed/producers`: where a live feed stands. Times are epoch milliseconds, 0 for never. */
export interface FeedProducerView {
  /** Such as `simulator`, `betbalancer`, `uof:1`. */
  id: string
  isUp: boolean
  state: FeedProducerState
  /** When it last said that it is alive. */
  aliveAt: number
  lastMessageAt: number
  /** Everything that it made up to then is applied; its own clock. */
  processedAt: number
  /** Since it last said that it is alive, in milliseconds; null when it never has. */
  silentMs: number | null
  /** Milliseconds between the making of its newest message and its arrival here; null without any. */
  delayMs: number | null
  /** Over the last minute. */
  messagesAMinute: number
  /** Since the server started. */
  messageCount: number
  errorCount: number
  /** Running matches that it prices. */
  matchCount: number
  /** Whether it can be asked for what was missed. */
  canRecover: boolean
  /** The newest first, at most 20. */
  lastMessages: FeedMessageNote[]
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
