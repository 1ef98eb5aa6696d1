/** Shapes of actions on a coupon: placing, cancelling, selling, resolving by staff. */
import type { CouponStatus, OddsChangeChoice, SlipKind } from '../../coupons/model/coupon_words.ts'
import type { PlaceTerms } from '../../racing/terms/place_terms.ts'
import type { OutcomeResult } from '../../markets/model/outcome_result.ts'

interface PlaceCouponSelection {
  outcomeId: number
  /** The price that the player saw, in thousandths. */
  oddsMilli: number
  isBanker?: boolean
  /** Of an each-way selection: the terms that the player saw. */
  eachWay?: PlaceTerms
  /** At the starting price, whatever it will be: `oddsMilli` is not compared. */
  atStartingPrice?: boolean
}

/** Body of `POST /v1/coupons`; the header `Idempotency-Key` is required. */
export interface PlaceCouponBody {
  kind: SlipKind
  selections: PlaceCouponSelection[]
  /** Total over all lines. */
  totalStakeMinor: number
  /** Chosen k of a system's lines. */
  sizes?: number[]
  oddsChange: OddsChangeChoice
  /** The grant of a free bet whose token pays the stake, which is then exactly its amount (rules 15.8). */
  freeBetId?: number
  /** The odds boost that the player saw (rules 15.10). The prices above stay the normal ones. */
  boostId?: number
}

/** Answer of `POST /v1/coupons/:id/cancel` and `/sell`. */
export interface CouponEnd {
  couponId: number
  status: CouponStatus
  /** The stake given back, or the price paid. */
  amountMinor: number
}

/** `GET /v1/coupons/:id/sell-offer`. */
export interface SellOffer {
  /** The client sends it to `POST /v1/coupons/:id/sell` before the offer expires. */
  offerId: string
  couponId: number
  amountMinor: number
  expiresAt: number
}

export const MANUAL_ACTIONS = ['cancel', 'void', 'settle'] as const
export type ManualAction = (typeof MANUAL_ACTIONS)[number]

/**
 * Body of `POST /v1/coupons/:id/manual`, with `Idempotency-Key`; `?dryRun=true` moves no money. `void` and `settle`
 * name selections, `settle` with their results, and of an each-way selection with that of its place part; `cancel` makes every
 * selection void.
 */
export interface ManualBody {
  action: ManualAction
  selections?: { position: number; result?: OutcomeResult; placeResult?: OutcomeResult }[]
  reason: string
}

export interface ManualChange {
  position: number
  before: OutcomeResult | null
  after: OutcomeResult
  /** Of the place part of an each-way selection; absent for a bet to win. */
  placeBefore?: OutcomeResult | null
  placeAfter?: OutcomeResult
}

export interface ManualOutcome {
  couponId: number
  dryRun: boolean
  currency: string
  statusBefore: CouponStatus
  statusAfter: CouponStatus
  payoutBeforeMinor: number | null
  payoutAfterMinor: number | null
  /** Money from the house to the player, in minor units; negative when money is taken back. */
  moneyToMoveMinor: number
  revision: number
  selections: ManualChange[]
}
