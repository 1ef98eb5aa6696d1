/** One row of `GET /v1/matches`, `/markets` and `/outcomes`. */
import type { OutcomeResult } from '@grandstand/shared-types/markets/model/outcome_result'
import type { MarketStatus } from '@grandstand/shared-types/catalogue/market_status'

export interface MatchRow {
  id: number
  sportId: number
  categoryId: number
  tournamentId: number
  homeTeamId: number
  awayTeamId: number
  home: string
  away: string
  startsAt: number
  status: string
  betStatus: 'started' | 'stopped'
  active: boolean
  minSelections: number
  listOrder: number
  /** 0 while no result stands. */
  resultRevision: number
  /** When undecided bets on a postponed or interrupted match become void; null for any other. */
  waitsUntil: number | null
}

export interface MarketRow {
  id: number
  matchId: number
  marketTypeId: number
  specifier: string
  status: MarketStatus
  isMainLine: boolean
}

export interface OutcomeRow {
  id: number
  marketId: number
  key: string
  oddsMilli: number
  active: boolean
  listOrder: number
  result: OutcomeResult | null
}
