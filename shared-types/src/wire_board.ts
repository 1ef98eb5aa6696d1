/** Shapes of the board under `/v1/board`: sports tree, matches, markets, prices. */
import type { QuotedOutcome } from './coupons/types.ts'
import type { MatchScore } from './match_score.ts'

export interface BoardSport {
  id: number
  key: string
  name: string
  matchCount: number
  liveCount: number
  inPlay: boolean
}
export interface BoardCategory {
  id: number
  sportId: number
  name: string
  countryCode: string | null
  matchCount: number
}
export interface BoardTournament {
  id: number
  categoryId: number
  sportId: number
  name: string
  matchCount: number
}
/** `GET /v1/board/tree`: everything the left column shows, in list order. */
export interface BoardTree {
  sports: BoardSport[]
  categories: BoardCategory[]
  tournaments: BoardTournament[]
}

/** Market states of the feed: 1 active, 0 inactive, -1 suspended, -2 handed over, -3 settled, -4 cancelled. */
export const MARKET_STATUSES = [1, 0, -1, -2, -3, -4] as const
export type MarketStatus = (typeof MARKET_STATUSES)[number]

export interface BoardOutcome {
  id: number
  key: string
  oddsMilli: number
  active: boolean
}
export interface BoardMarket {
  id: number
  typeId: number
  /** Empty, or `name=value` pairs joined by `|`, such as `total=2.5` or `hcp=-0.75`. */
  specifier: string
  status: MarketStatus
  isMainLine: boolean
  outcomes: BoardOutcome[]
}
export interface BoardMatch {
  id: number
  sportId: number
  categoryId: number
  tournamentId: number
  home: string
  away: string
  startsAt: number
  status: string
  /** `started` or `stopped`; stopped means suspended. */
  betStatus: 'started' | 'stopped'
  minSelections: number
  /** All open markets of the match, of which `markets` may hold only the main ones. */
  marketCount: number
  markets: BoardMarket[]
}
/** `GET /v1/board/matches`. */
export interface BoardMatchList {
  matches: BoardMatch[]
  totalCount: number
}

/** `GET /v1/board/matches/:id/odds`: the markets of one match; spec operation "odds". */
export interface BoardOdds {
  matchId: number
  markets: BoardMarket[]
  /** Markets that are not in `markets`, for the "+N" of a row. */
  extraCount: number
}

/** One row of `GET /v1/board/results`, latest first unless asked otherwise. */
export interface BoardResult {
  id: number
  sportId: number
  categoryId: number
  tournamentId: number
  tournamentName: string
  home: string
  away: string
  startsAt: number
  status: string
  /** Null where there is no score, as after a walkover. */
  score: MatchScore | null
  halfTime: readonly [home: number, away: number] | null
  /** Score of each period, by its key. */
  periods: Record<string, readonly [home: number, away: number]>
}

/** `GET /v1/board/outcomes?ids=`: what the slip needs to know of its selections now; unknown ids are left out. */
export interface OutcomeQuotes {
  serverNowMs: number
  outcomes: (QuotedOutcome & { home: string; away: string })[]
}

/** Tabs of a match page, in their order. */
export const MARKET_GROUPS = [
  'main',
  'totals',
  'handicap',
  'halves',
  'periods',
  'score',
  'combos',
  'corners',
  'cards',
  'players',
  'other',
] as const
export type MarketGroup = (typeof MARKET_GROUPS)[number]

/** `GET /v1/board/market-types?lang=`: names and order of markets; `fillMarketName` fills their placeholders. */
export interface MarketTypeView {
  id: number
  key: string
  name: string
  /** Short column head for the match list. */
  shortName: string
  /** Tab on the match page. */
  group: MarketGroup
  listOrder: number
  /** Sports in whose match list this type is shown inline, in this order. */
  mainForSports: number[]
  outcomes: { key: string; name: string; shortName: string }[]
}
