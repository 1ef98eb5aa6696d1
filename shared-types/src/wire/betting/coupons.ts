/** Shapes of a placed coupon: in lists, in detail, as a ticket; and the stakes on a match. */
import type { CouponStatus, CouponType, SlipKind } from '../../coupons/model/coupon_words.ts'
import type { PriceKind } from '../../coupons/model/price_kind.ts'
import type { FullCoverName } from '../../coupons/payout/full_cover.ts'
import type { Violation } from '../../coupons/evaluation/slip.ts'
import type { ResultExplanation } from '../../markets/explaining/explain.ts'
import type { OutcomeResult } from '../../markets/model/outcome_result.ts'
import type { PlaceTerms } from '../../racing/terms/place_terms.ts'
import type { MatchScore } from '../../markets/scores/match_score.ts'
import type { ManualAction, ManualChange } from './coupon_actions.ts'

/** Filter `sportId` of the coupon list for coupons whose selections are of several sports. */
export const SEVERAL_SPORTS = 0

export interface PlacePart extends PlaceTerms {
  result: OutcomeResult | null
}

export interface CouponSelectionView {
  position: number
  matchId: number
  home: string
  away: string
  /** Whether the match is a race, which `home` names alone. */
  isRace: boolean
  startsAt: number
  sportId: number
  tournamentName: string
  marketTypeId: number
  specifier: string
  outcomeKey: string
  /** The name of a runner as it was when the bet was placed; absent where the outcome is none. */
  outcomeName?: string
  /** The names of the runners that a head to head or a group compares, in the order of the specifier; absent for any other market. */
  compared?: string[]
  oddsMilli: number
  /** What withdrawn runners take off the profit, in whole percent; absent where they take nothing. */
  deductionPercent?: number
  /** How the price is found; absent for the price taken. */
  priceKind?: PriceKind
  /** The starting price that it is paid at; absent where the price taken is. */
  startingPriceMilli?: number
  /** Of an each-way selection: the terms it was sold at, and the result of its place part. Absent for a bet to win. */
  eachWay?: PlacePart
  isBanker: boolean
  result: OutcomeResult | null
  resultRevision: number | null
  /** Null until a result with a score is in force. */
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
  /** The state inside the platform: `accepted`, `settled`, ... */
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
  /** End of the acceptance delay while the state is `pendingAcceptance`. Epoch milliseconds by the server's clock. */
  acceptAt: number | null
  /** True in the answer to placing a coupon that waits for a trader because of its size (rules 18.3). */
  waitsForTrader?: boolean
  /** Why the coupon was rejected after its acceptance delay; null otherwise. */
  rejection: Violation[] | null
  /** Absent in lists for staff. */
  selections?: CouponSelectionView[]
  /** The name of a system that is all lines of some sizes, such as Lucky 15; null where it has none. Absent as above. */
  systemName?: FullCoverName | null
  /** For a ticket that a desk sold: whether its payout is not collected yet. Absent in answers that do not tell. */
  isUncollected?: boolean
}

/** Why a selection has its result: the rule, the facts that the rule read, and their revision. */
export interface SelectionExplanation extends ResultExplanation {
  revision: number
}

/** What is known of a bet on a runner before its race has a result. */
export interface KnownWithdrawal {
  /** The runner does not run: the stake returns, unless it is lost. */
  isOut: boolean
  /** The runner does not run, and the bet was sold ante-post. */
  losesStake: boolean
  /** What withdrawn runners will take off the profit, in whole percent from 0. */
  deductionPercent: number
}

export interface CouponDetailSelection extends CouponSelectionView {
  /** True when staff resolved the selection: later results do not change it. */
  isManual: boolean
  /** Whether staff may resolve the selection as a dead heat. */
  mayBeDeadHeat: boolean
  /** Of an open bet on a race in which withdrawals touch it; absent for any other. */
  withdrawal?: KnownWithdrawal
  /** Null without facts, and for a selection that staff resolved. */
  explain: SelectionExplanation | null
}

export const COUPON_STORY_KINDS = [
  'placed',
  'accepted',
  'settled',
  'bonus',
  'boost',
  'cancelled',
  'sold',
  'paid',
  'manual',
] as const
export type CouponStoryKind = (typeof COUPON_STORY_KINDS)[number]

/** One event of a coupon, oldest first. */
export interface CouponStoryEvent {
  kind: CouponStoryKind
  at: number
  /** Settlement revision of the events `settled`, `bonus`, `boost` and `manual`. */
  revision: number | null
  /**
   * Money that this event paid to the player; bonus and odds boost are events of their own. Negative for the stake, and for a
   * correction that took money back.
   */
  amountMinor: number
  /** The user who acted; null for the platform; for a player who reads, also null instead of a member of staff. */
  actorName: string | null
  reason: string | null
  manual: { action: ManualAction; selections: ManualChange[] } | null
}

/** The odds boost of a coupon (rules 15.10). */
export interface CouponBoostView {
  boostId: number
  /** The better price of each selection by position; null for one that is not boosted. */
  boostedMilli: readonly (number | null)[]
  /** The part of `maxPayoutMinor` that the boost adds. */
  extraMinor: number
  /** The part of `payoutMinor` that the boost adds. */
  paidMinor: number
}

/** `GET /v1/coupons/:id`. */
export interface CouponDetail extends CouponView {
  selections: CouponDetailSelection[]
  systemName: FullCoverName | null
  story: CouponStoryEvent[]
  /** The end of the time in which the player may cancel, in epoch milliseconds; null when the player may not. */
  cancellableUntil: number | null
  /** Whether the house would make an offer now. */
  sellable: boolean
  shareCode: string | null
  /** Chosen sizes of a system, bankers counted; empty for other types. */
  sizes: number[]
  /** The part of `payoutMinor` that is bonus. `bonusMinor` is the bonus expected at placing. */
  bonusPaidMinor: number
  /** Percent of the bonus paid, counted over the selections that won at full price. */
  bonusPaidPercent: number
  /** Null for a coupon without a boost. */
  boost: CouponBoostView | null
  /** Total odds at settlement, where a void selection counts 1; null unless the coupon won. */
  settledOddsMilli: number | null
}

/** `GET /v1/coupon-shares/:code`: the selections of a coupon, with the prices at placing and the present ones. */
export interface SharedCoupon {
  kind: SlipKind
  sizes: number[]
  /** As of the coupon. */
  systemName: FullCoverName | null
  selections: SharedSelection[]
}

export interface SharedSelection {
  outcomeId: number
  isBanker: boolean
  /** Absent for a bet to win. */
  isEachWay?: true
  /** At the starting price; absent for a price of its own. */
  atStartingPrice?: true
  /** The terms at which an each-way bet is sold now; absent where none is sold. */
  placeTerms?: PlaceTerms
  matchId: number
  home: string
  away: string
  /** Whether the match is a race, which `home` names alone. */
  isRace: boolean
  marketTypeId: number
  specifier: string
  outcomeKey: string
  /** The name of a runner; absent where the outcome is none. */
  outcomeName?: string
  /** As of a selection of a coupon. */
  compared?: string[]
  /** The price at placing. */
  oddsMilli: number
  /** The present price; null when the outcome has left the board. */
  oddsMilliNow: number | null
  /** Whether the outcome can be bet on now. */
  open: boolean
}

/** A coupon as anybody who has the code of its ticket may see it. */
export interface TicketSummary {
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

/**
 * Figures of the coupons with a selection on an outcome, a market or a match; each coupon counts once, with its whole
 * stake.
 */
export interface StakeFigures {
  couponCount: number
  stakesMinor: number
  /** Accepted coupons whose selection on this subject has no result yet. */
  openCouponCount: number
  openStakesMinor: number
  /** Sum of the highest payouts of the open coupons. */
  openLiabilityMinor: number
}

/** `GET /v1/matches/:id/stakes`, without rejected, cancelled and sold coupons. */
export interface MatchStakes {
  matchId: number
  totals: (StakeFigures & { currency: string })[]
  /** The market with the highest stakes first. */
  markets: MarketStakes[]
}

export interface MarketStakes extends StakeFigures {
  marketId: number
  typeId: number
  specifier: string
  currency: string
  /** The outcome with the highest stakes first. */
  outcomes: (StakeFigures & { outcomeId: number; key: string })[]
}
