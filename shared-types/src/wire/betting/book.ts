/** Shapes of the board under `/v1/board`: sports tree, matches, markets, prices; and of bet limits. */
import type { PlaceTerms } from '../../racing/terms/place_terms.ts'
import type { MarketStatus } from '../../catalogue/market_status.ts'
import type { BetLimits, BetLimitScope } from '../../coupons/limits/bet_limits.ts'
import type { QuotedOutcome } from '../../coupons/evaluation/slip.ts'
import type { MatchScore } from '../../markets/scores/match_score.ts'
import type { CurrencyCode } from '../../money/currencies.ts'
import type { PricePoint } from '../../money/price_line.ts'

export interface BoardSport {
  id: number
  key: string
  name: string
  matchCount: number
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

/** `GET /v1/board/tree`: everything that the left column shows, in list order. */
export interface BoardTree {
  sports: BoardSport[]
  categories: BoardCategory[]
  tournaments: BoardTournament[]
}

export interface BoardOutcome {
  id: number
  key: string
  oddsMilli: number
  active: boolean
  /** The name of a runner with its number, `7 Hellavashock`; absent where the outcome is none. */
  name?: string
}

export interface BoardMarket {
  id: number
  typeId: number
  /** Empty, or `name=value` pairs joined by `|`, such as `total=2.5` or `hcp=-0.75`. */
  specifier: string
  status: MarketStatus
  isMainLine: boolean
  /** The terms at which an each-way bet is sold now; absent where none is sold. */
  placeTerms?: PlaceTerms
  /** Whether the brand sells its outcomes at the starting price; absent where it does not. */
  isSoldAtStart?: true
  /**
   * Where prices follow from those to win: percent of each position, and the brand's own beside it. Such a market lists no outcomes:
   * they are asked for by `POST /v1/board/markets/:id/outcomes`.
   */
  orderMargin?: number
  brandMargin?: number
  outcomes: BoardOutcome[]
}

export interface BoardMatch {
  id: number
  sportId: number
  categoryId: number
  tournamentId: number
  home: string
  away: string
  /** Whether it is a race, which `home` names alone. */
  isRace: boolean
  /** The outright of a season, which takes bets until it starts; absent for any other match. */
  isSeason?: true
  startsAt: number
  status: string
  /** `started` or `stopped`; stopped means suspended. */
  betStatus: 'started' | 'stopped'
  minSelections: number
  /** The number of all open markets of the match; `markets` may contain only the main ones. */
  marketCount: number
  markets: BoardMarket[]
}
/** Names of a match's country and league in the requested language. */
export interface LeagueNames {
  categoryName: string
  /** ISO 3166 alpha-2, or the code of a football country; null for a category that is not a country. */
  countryCode: string | null
  tournamentName: string
}
/** `GET /v1/board/matches/:id`. */
export interface BoardMatchDetail extends BoardMatch, LeagueNames {}

/** `GET /v1/board/matches`. */
export interface BoardMatchList {
  matches: BoardMatch[]
  totalCount: number
}

/** `GET /v1/board/matches/:id/odds`: the markets of one match. */
export interface BoardOdds {
  matchId: number
  markets: BoardMarket[]
  /** Number of markets left out of `markets`, for the "+N" of a row. */
  extraCount: number
}

/** One row of `GET /v1/board/results`, the latest first unless the request sorts otherwise. */
export interface BoardResult {
  id: number
  sportId: number
  categoryId: number
  tournamentId: number
  tournamentName: string
  home: string
  away: string
  /** Whether it is a race, which `home` names alone. */
  isRace: boolean
  startsAt: number
  status: string
  /** Null without a score, as after a walkover. */
  score: MatchScore | null
  halfTime: readonly [home: number, away: number] | null
  /** Score of each period, by its key. */
  periods: Record<string, readonly [home: number, away: number]>
  /** Of a race: who was first, several in a dead heat, nobody where it did not run; absent for any other match. */
  winners?: string[]
}

/** `GET /v1/board/outcomes?ids=`: the present quotes of a slip's selections; unknown ids are left out. */
export interface OutcomeQuotes {
  serverNowMs: number
  outcomes: (QuotedOutcome & Pick<BoardMatch, 'home' | 'away' | 'isRace'>)[]
}

/** `GET /v1/board/prices?ids=`: how the prices of outcomes came to be; unknown ids are left out. */
export interface PriceHistories {
  serverNowMs: number
  /** The oldest point first; the last one stands at `serverNowMs`. */
  outcomes: { outcomeId: number; points: PricePoint[] }[]
}

/** A row of `/v1/bet-limits`. */
export interface BetLimitView {
  id: number
  scope: BetLimitScope
  /** Id of the sport, category, tournament, match, market or outcome. */
  scopeId: number
  /** Currency of the amounts, which bind only coupons of that currency; the number of selections binds every coupon. */
  currency: CurrencyCode
  limits: BetLimits
  updatedAt: number
}
