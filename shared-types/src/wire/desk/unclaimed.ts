/** Shapes of tickets of desks that nobody has collected. Amounts are minor units, times epoch milliseconds. */
import type { TicketDueState } from '../../coupons/model/ticket_validity.ts'

/** What was sold: a coupon, or a ticket of a draw. */
export const DUE_KINDS = ['coupon', 'drawTicket'] as const
export type DueKind = (typeof DUE_KINDS)[number]

/** A row of `GET /v1/unclaimed-tickets`. */
export interface UnclaimedTicketRow {
  id: number
  kind: DueKind
  /** The coupon's or the ticket's id. */
  ticketId: number
  code: string
  /** The desk that sold it. */
  userId: number
  username: string
  /** The dealer directly above the desk; null for a desk of the house. */
  shopName: string | null
  currency: string
  /** Due, or moved to the house once it has expired. */
  amountMinor: number
  dueSince: number
  /** Null for a ticket that never expires. */
  expiresAt: number | null
  state: Exclude<TicketDueState, 'collected'>
  /** When the money moved; null while the ticket can be paid. */
  expiredAt: number | null
}

/** Until when a ticket of a desk is paid, beside the ticket itself. */
export interface TicketDeadline {
  /** Null while nothing is due on it, once it is paid, and for one that never expires. */
  validUntil: number | null
  /** Whether it is past that time, so that it is paid no more. */
  hasExpired: boolean
}
