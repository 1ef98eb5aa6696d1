/** Shapes of tickets of desks that nobody has collected. Amounts are minor units, times epoch milliseconds. */
import type { TicketDueState } from '../../coupons/model/ticket_validity.ts'
import type { ByLanguage } from '../../languages/by_language.ts'

/** What is due: the money of a coupon, of a ticket of a draw, or a jackpot that one of them has won. */
export const DUE_KINDS = ['coupon', 'drawTicket', 'jackpotWin'] as const
export type DueKind = (typeof DUE_KINDS)[number]

/** A row of `GET /v1/unclaimed-tickets`. */
export interface UnclaimedTicketRow {
  id: number
  kind: DueKind
  /** The id of the coupon, of the ticket, or of the win. */
  ticketId: number
  /** Of the paper. */
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

/** A jackpot that a paper of a desk has won. */
export interface WonJackpot extends TicketDeadline {
  jackpotNames: ByLanguage
  levelNames: ByLanguage
  amountMinor: number
  /** When a desk paid it; null before, and once it has expired. */
  paidAt: number | null
}
