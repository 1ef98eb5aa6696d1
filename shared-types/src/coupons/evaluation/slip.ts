/** What `evaluate` reads and answers: a slip, the quotes behind it, the violations found. */
import type { MarketStatus } from '../../catalogue/market_status.ts'
import type { ErrorKey, ErrorParam } from '../../core/errors.ts'
import type { Score } from '../../markets/model/match_facts.ts'
import type { CouponType, OddsChangeChoice, SlipKind } from '../model/coupon_words.ts'
import type { BetLimits } from '../limits/bet_limits.ts'
import type { CouponLimits } from '../limits/coupon_limits.ts'

export interface SlipSelection {
  outcomeId: number
  /** The price the player saw. */
  oddsMilli: number
  /** In a system: in every line. Without effect elsewhere. */
  isBanker?: boolean
}

export interface Slip {
  kind: SlipKind
  selections: SlipSelection[]
  totalStakeMinor: number
  sizes?: number[]
  oddsChange: OddsChangeChoice
}

/** What the book knows of one outcome at the moment of evaluation. */
export interface QuotedOutcome {
  outcomeId: number
  outcomeKey: string
  oddsMilli: number
  active: boolean
  marketId: number
  marketTypeId: number
  specifier: string
  marketStatus: MarketStatus
  /** Raised with each change of the market; absent where nobody asks for it. */
  marketVersion?: number
  matchId: number
  sportId: number
  matchStatus: string
  betStatus: 'started' | 'stopped'
  matchActive: boolean
  /** Whether the market is offered in play; one that is not closes when the match starts. */
  isLiveMarket?: boolean
  /** Goals, points or sets so far; absent until a live feed speaks of the match, null until it starts. */
  score?: Score | null
  redCards?: Score
  /** Prices stand still: the feed is down (`marketSuspended`) or has not spoken of the match (`rateLocked`). */
  lockedReason?: 'marketSuspended' | 'rateLocked'
  startsAt: number
  minSelections: number
  /** The strictest limits of the site on this outcome and all above it; absent without any. */
  limits?: BetLimits
}

/** Everything `evaluate` may know; nothing else is read, so browser and server agree. */
export interface EvaluateContext {
  /** Epoch milliseconds by the server's clock. */
  nowMs: number
  quote(outcomeId: number): QuotedOutcome | undefined
  limits: CouponLimits
  /** 1 means enabled. */
  products: { sport: 0 | 1; live: 0 | 1 }
  /** Spendable funds; null for a visitor, who gets no `insufficientCredit`. */
  fundsMinor: number | null
  /** Coupons with the same player, outcomes and type inside the window. */
  sameCouponCount: number
}

export interface Violation {
  key: ErrorKey
  /** The bound that was broken, in the unit of the field. */
  params: ErrorParam[]
  /** Index in `slip.selections`; absent when the whole coupon is meant. */
  selectionIndex?: number
}

export interface Evaluation {
  ok: boolean
  violations: Violation[]
  type: CouponType | null
  lineCount: number
  stakePerLineMinor: number
  totalStakeMinor: number
  /** Prices used for each selection: the current ones. */
  oddsMilli: number[]
  /** Highest return for each unit of the total stake, before bonus, after the cap on total odds. */
  totalOddsMilli: number
  /** Whether `maxTotalOddsMilli` has cut the total odds. */
  isTotalOddsCapped: boolean
  bonusPercent: number
  bonusMinor: number
  /** Highest payout after bonus and cap. */
  maxPayoutMinor: number
  /** The same before the cap. */
  uncappedPayoutMinor: number
  /** The cap itself: the strictest of the user's and the selections'; 0 is none. */
  payoutCapMinor: number
}
