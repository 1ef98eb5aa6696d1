/** What open coupons can cost the house, and the limits of it (rules 18). Amounts in minor units. */
import type { GridCell } from '../../coupons/risk/score_grid.ts'
import type { CurrencyCode } from '../../money/currencies.ts'

/** A market with open coupons in one currency. */
export interface MarketRisk {
  marketId: number
  typeId: number
  specifier: string
  currency: string
  couponCount: number
  stakesMinor: number
  worstPayoutMinor: number
  /** The limit of its worst payout; null without one. */
  limitMinor: number | null
  isHeld: boolean
  /** Dearest first. */
  outcomes: { key: string; payoutMinor: number }[]
}

/** Open coupons of a match in one currency. */
export interface ScoreRisk {
  currency: string
  couponCount: number
  stakesMinor: number
  /** Row by row from 0:0 to the most goals; null in a sport whose score is not a few goals. */
  cells: GridCell[] | null
}

export interface MatchRiskView {
  matchId: number
  /** Goals of one side run from 0 to this. */
  mostGoals: number
  scores: ScoreRisk[]
  markets: MarketRisk[]
}

export const EXPOSURE_SCOPES = ['brand', 'match', 'market'] as const
export type ExposureScope = (typeof EXPOSURE_SCOPES)[number]

export interface ExposureLimitRow {
  id: number
  scope: ExposureScope
  /** Id of the match or market; 0 for the brand. */
  scopeId: number
  currency: CurrencyCode
  worstPayoutMinor: number
  updatedAt: number
}
