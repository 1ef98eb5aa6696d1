/** The input and the output of `evaluate`: a slip, the quotes of its selections, the violations. */
import type { MarketStatus } from '../../catalogue/market_status.ts'
import type { PlayerErrorKey, ErrorParam } from '../../core/errors.ts'
import type { Score } from '../../markets/model/match_facts.ts'
import type { CouponType, OddsChangeChoice, SlipKind } from '../model/coupon_words.ts'
import type { BetLimits } from '../limits/bet_limits.ts'
import type { CouponLimits } from '../limits/coupon_limits.ts'
import type { LuckyTerms } from '../model/lucky_terms.ts'
import type { PlaceTerms } from '../../racing/terms/place_terms.ts'

export interface SlipSelection {
  outcomeId: number
  /** The price the player saw. */
  oddsMilli: number
  /** True when every line of a system contains the selection. Ignored in other coupons. */
  isBanker?: boolean
  /** Of an each-way bet: the terms that the player saw. Absent for a bet to win. */
  eachWay?: PlaceTerms
  /** At the starting price: `oddsMilli` is not compared. Absent for the price that the player saw. */
  atStartingPrice?: boolean
}

export interface Slip {
  kind: SlipKind
  selections: SlipSelection[]
  totalStakeMinor: number
  sizes?: number[]
  oddsChange: OddsChangeChoice
}

/** One outcome in the book at the moment of evaluation. */
export interface QuotedOutcome {
  outcomeId: number
  outcomeKey: string
  /** The name of a runner; absent where the outcome is none. */
  outcomeName?: string
  /** The names of the runners that the market compares, in the order of its specifier; absent for any other market. */
  compared?: string[]
  /** The terms at which an each-way bet is sold now; absent where none is sold. */
  placeTerms?: PlaceTerms
  /** Whether the brand sells it at the starting price; absent where it does not. */
  isSoldAtStart?: true
  oddsMilli: number
  active: boolean
  marketId: number
  marketTypeId: number
  specifier: string
  marketStatus: MarketStatus
  /** Rises with each change of the market; absent where no caller needs the version. */
  marketVersion?: number
  matchId: number
  sportId: number
  matchStatus: string
  betStatus: 'started' | 'stopped'
  matchActive: boolean
  /** Whether the market is offered in play; any other market closes when the match starts. */
  isLiveMarket?: boolean
  /**
   * Goals, points or sets so far; absent before the live feed's first message about the match, null until the match
   * starts.
   */
  score?: Score | null
  redCards?: Score
  /**
   * Why bets are refused at these prices: the feed is down (`marketSuspended`) or silent about the match
   * (`rateLocked`).
   */
  lockedReason?: 'marketSuspended' | 'rateLocked'
  startsAt: number
  minSelections: number
  /** The strictest of the site's limits on this outcome and on its market, match and above; absent without limits. */
  limits?: BetLimits
}

/** Everything that `evaluate` reads, so that browser and server come to the same result. */
export interface EvaluateContext {
  /** Epoch milliseconds by the server's clock. */
  nowMs: number
  quote(outcomeId: number): QuotedOutcome | undefined
  limits: CouponLimits
  /** 1 means enabled. */
  products: { sport: 0 | 1; live: 0 | 1 }
  /** Funds that may be staked, in minor units; null for a visitor, who gets no `insufficientCredit`. */
  fundsMinor: number | null
  /** Coupons of the player with the same outcomes and type within the site's period, 24 hours by default. */
  sameCouponCount: number
}

export interface Violation {
  key: PlayerErrorKey
  /** The broken bound, in the unit of its field. */
  params: ErrorParam[]
  /** Index in `slip.selections`; absent for a violation of the whole coupon. */
  selectionIndex?: number
}

export interface Evaluation {
  ok: boolean
  violations: Violation[]
  type: CouponType | null
  lineCount: number
  stakePerLineMinor: number
  totalStakeMinor: number
  /** The current price of each selection, in thousandths. */
  oddsMilli: number[]
  /** Highest return on one unit of the total stake, in thousandths, before the bonus, after the cap on total odds. */
  totalOddsMilli: number
  /** Whether `maxTotalOddsMilli` has cut the total odds. */
  isTotalOddsCapped: boolean
  bonusPercent: number
  bonusMinor: number
  /** The terms of a Lucky coupon; null for any other. */
  lucky: LuckyTerms | null
  /** Highest payout after bonus and cap. */
  maxPayoutMinor: number
  /** The highest payout before the cap. */
  uncappedPayoutMinor: number
  /** The lowest cap among the user's and the selections'; 0 is no cap. */
  payoutCapMinor: number
}
