/** Shapes of orders that wait for a second officer. */
import type { MatchFacts } from '../../markets/model/match_facts.ts'
import type { EnterResultBody, UndoResultBody } from './settlement.ts'
import type { ManualBody } from './coupon_actions.ts'

export const DECISION_KINDS = ['resultEnter', 'resultUndo', 'couponManual'] as const
export type DecisionKind = (typeof DECISION_KINDS)[number]

export const DECISION_STATES = [
  'waiting',
  'carryingOut',
  'approved',
  'refused',
  'withdrawn',
] as const
export type DecisionState = (typeof DECISION_STATES)[number]

export interface Amount {
  currency: string
  amountMinor: number
}

/** Whether an order waits, or would wait, for a second officer. */
export interface Approval {
  needsApproval: boolean
  /** The order that now waits; null for a dry run and for an order that was carried out. */
  decisionId: number | null
}

/** The order, as the body of its request. */
export type DecisionOrder = EnterResultBody | UndoResultBody | ManualBody

/** A row of `GET /v1/decisions`. */
export interface DecisionRow {
  id: number
  kind: DecisionKind
  /** A match for results, a coupon for `couponManual`. */
  subjectId: number
  /** The teams of a match; null for a coupon. */
  home: string | null
  away: string | null
  /** Null for a match. */
  couponCode: string | null
  order: DecisionOrder
  /** The result that an undo takes back; null for other orders. */
  takenBack: MatchFacts | null
  /** What the order decides or moves, by currency, when it was given: stakes, or the money that moves when that is more. */
  amounts: Amount[]
  reason: string | null
  askedById: number
  askedByName: string
  askedAt: number
  state: DecisionState
  /** The second officer; the author of an order that was withdrawn. */
  decidedById: number | null
  decidedByName: string | null
  decidedAt: number | null
  decidedReason: string | null
}

/** `GET /v1/decisions/:id/preview`: what the order would do now, beside what it would have done when it was given. */
export interface DecisionPreview {
  decisionId: number
  /** As the row's `amounts`. */
  amountsThen: Amount[]
  amountsNow: Amount[]
  /** Whether an amount of now is more than a tenth above the one of then. */
  hasGrown: boolean
  /** The amounts of now, sealed for this officer, to be sent with the approval. */
  shown: string
  couponsSettled: number
  stakesDecided: Amount[]
  /** Net, from house to players; negative when money is taken back. */
  moneyToMove: Amount[]
  /** What counts of each brand. */
  brands: (Amount & { siteId: number; title: string })[]
}

/** Body of `POST /v1/decisions/:id/approve`. */
export interface ApproveBody {
  /** Of the preview that the officer saw; without it, the amounts of the order's time count. */
  shown?: string
}

/** The order that waits on a match or a coupon. */
export interface WaitingOrder {
  id: number
  kind: DecisionKind
  /** Null for a reader of another brand. */
  askedById: number | null
  askedByName: string | null
  askedAt: number
  amounts: Amount[]
  reason: string | null
  /** Whether the reader gave it, and so may withdraw it. */
  isOwn: boolean
}

/** `GET /v1/matches/:id/waiting-order` and `GET /v1/coupons/:id/waiting-order`. */
export interface WaitingOrderAnswer {
  order: WaitingOrder | null
}
