/** Shapes of orders that wait for a second officer. */
import type { EnterResultBody, UndoResultBody } from './settlement.ts'
import type { ManualBody } from './coupon_actions.ts'

export const DECISION_KINDS = ['resultEnter', 'resultUndo', 'couponManual'] as const
export type DecisionKind = (typeof DECISION_KINDS)[number]

export const DECISION_STATES = ['waiting', 'carryingOut', 'approved', 'refused'] as const
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
  /** The money that the order moves, by currency; both directions are added up. */
  amounts: Amount[]
  reason: string | null
  askedById: number
  askedByName: string
  askedAt: number
  state: DecisionState
  decidedById: number | null
  decidedByName: string | null
  decidedAt: number | null
  decidedReason: string | null
}
