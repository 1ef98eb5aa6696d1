/** Shapes of a placed coupon: in lists, in detail, as a ticket, and what is staked on a match. */
import type { CouponStatus, CouponType, SlipKind } from '../coupons/model/coupon_words.ts'
import type { Violation } from '../coupons/evaluation/slip.ts'
import type { ResultExplanation } from '../markets/explaining/explain.ts'
import type { OutcomeResult } from '../markets/model/outcome_result.ts'
import type { MatchScore } from '../markets/scores/match_score.ts'
import type { ManualAction, ManualChange } from './coupon_actions.ts'

export interface CouponSelectionView {
  position: number
  matchId: number
  home: string
  away: string
  startsAt: number
  sportId: number
  tournamentName: string
  marketTypeId: number
  specifier: string
  outcomeKey: string
  oddsMilli: number
  isBanker: boolean
  result: OutcomeResult | null
  resultRevision: number | null
  /** Null until a result with a score stands. */
  score: MatchScore | null
}

export interface CouponView {
  id: number
  code: string
  userId: number
  username: string
  dealerId: number | null
  type: CouponType
  status: CouponStatus
  /** `accepted`, `settled`, ... the state inside. */
  state: string
  placedAt: number
  settledAt: number | null
  currency: string
  lineCount: number
  stakePerLineMinor: number
  totalStakeMinor: number
  totalOddsMilli: number
  maxPayoutMinor: number
  bonusPercent: number
  bonusMinor: number
  payoutMinor: number | null
  isPartiallyReturned: boolean
  selectionCount: number
  openCount: number
  isLive: boolean
  /** While the state is `pendingAcceptance`: when it is decided. Epoch milliseconds by the server's clock. */
  acceptAt: number | null
  /** Why it was refused after waiting; null otherwise. */
  rejection: Violation[] | null
  /** Lists of staff leave it out. */
  selections?: CouponSelectionView[]
}

/** Why a selection stands as it does: the rule, the facts it read and their revision. */
export interface SelectionExplanation extends ResultExplanation {
  revision: number
}

export interface CouponDetailSelection extends CouponSelectionView {
  /** Decided by staff: results no longer change it. */
  isManual: boolean
  /** Whether staff may decide it as one. */
  mayBeDeadHeat: boolean
  /** Null while there are no facts, and for what was decided by hand. */
  explain: SelectionExplanation | null
}

export const COUPON_STORY_KINDS = [
  'placed',
  'accepted',
  'settled',
  'bonus',
  'cancelled',
  'sold',
  'manual',
] as const
export type CouponStoryKind = (typeof COUPON_STORY_KINDS)[number]

/** One event of a coupon, oldest first. */
export interface CouponStoryEvent {
  kind: CouponStoryKind
  at: number
  /** Settlement revision, of `settled`, `bonus` and `manual`. */
  revision: number | null
  /** Money to the player by this event; the bonus is an event of its own. Negative when a correction took back, or for the stake. */
  amountMinor: number
  /** Who did it; null for the platform, and for staff in the eyes of a player. */
  actorName: string | null
  reason: string | null
  manual: { action: ManualAction; selections: ManualChange[] } | null
}

/** `GET /v1/coupons/:id`. */
export interface CouponDetail extends CouponView {
  selections: CouponDetailSelection[]
  story: CouponStoryEvent[]
  /** Until when the player may cancel; null when not at all. */
  cancellableUntil: number | null
  /** Whether an offer would be made now. */
  sellable: boolean
  shareCode: string | null
  /** Chosen sizes of a system, bankers counted; empty otherwise. */
  sizes: number[]
  /** The part of `payoutMinor` that is bonus; `bonusMinor` is what was in prospect when it was placed. */
  bonusPaidMinor: number
  /** By how many percent, counted again over what won at full price. */
  bonusPaidPercent: number
  /** The total odds it was settled at, a void selection counting 1; null unless it won. */
  settledOddsMilli: number | null
}

/** `GET /v1/coupon-shares/:code`: the slip of a coupon, at the prices of then and now. */
export interface SharedCoupon {
  kind: SlipKind
  sizes: number[]
  selections: SharedSelection[]
}

export interface SharedSelection {
  outcomeId: number
  isBanker: boolean
  matchId: number
  home: string
  away: string
  marketTypeId: number
  specifier: string
  outcomeKey: string
  /** The price then. */
  oddsMilli: number
  /** Null when it is no longer on the board. */
  oddsMilliNow: number | null
  /** Whether it can be bet on now. */
  open: boolean
}

/** `GET /v1/tickets/:code`: what a ticket says to whoever holds it. */
export interface TicketView {
  code: string
  type: CouponType
  status: CouponStatus
  placedAt: number
  settledAt: number | null
  currency: string
  totalStakeMinor: number
  maxPayoutMinor: number
  payoutMinor: number | null
  selections: CouponSelectionView[]
}

/** Of the coupons with a pick on an outcome, a market or a match; each counts once, with its whole stake. */
export interface StakeFigures {
  couponCount: number
  stakesMinor: number
  /** Accepted coupons whose pick here has no result yet. */
  openCouponCount: number
  openStakesMinor: number
  /** The highest payouts of the open ones. */
  openLiabilityMinor: number
}

/** `GET /v1/matches/:id/stakes`: what was refused, cancelled or bought back is left out. */
export interface MatchStakes {
  matchId: number
  totals: (StakeFigures & { currency: string })[]
  /** The most staked first. */
  markets: MarketStakes[]
}

export interface MarketStakes extends StakeFigures {
  marketId: number
  typeId: number
  specifier: string
  currency: string
  /** The most staked first. */
  outcomes: (StakeFigures & { outcomeId: number; key: string })[]
}
