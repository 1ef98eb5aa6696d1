/** Shapes of printing: prints of a coupon, and the check of a ticket. */
import type { PrintPage, PrintStatus, PrintSubject } from '../../coupons/model/prints.ts'
import type { TicketDeadline, WonJackpot } from '../desk/unclaimed.ts'
import type { TicketSummary } from './coupons.ts'

/** Body of `POST /v1/prints`. */
export interface PrintOrder {
  couponId: number
  subject: PrintSubject
}

/** An act on a paper or a coupon. Names are null for the platform, and for readers who may not know them. */
export interface TicketAct {
  at: number
  actorName: string | null
  /** Username of the dealer of the shop. */
  shopName: string | null
  ip: string | null
}

/** One print of a coupon's ticket or receipt. */
export interface PrintView {
  id: number
  couponId: number
  /** Where the page is fetched: `GET /v1/print/:page`. */
  page: PrintPage
  subject: PrintSubject
  /** Counts all prints of the subject, from 1. */
  printNumber: number
  /** 0 for the original. */
  copyNumber: number
  status: PrintStatus
  /** Who asked for the print. */
  asked: TicketAct
  /** Who cancelled it, and why; null otherwise. */
  cancelled: (TicketAct & { reason: string }) | null
}

/** A print of a withdrawal, whose page is then fetched once, by `GET /v1/print/withdraw?transactionId=`. */
export interface WithdrawalPrintView {
  page: 'withdraw'
  transactionId: number
  /** 0 for the original. */
  copyNumber: number
}

/** Reasons why nothing is paid on a ticket that is presented. */
export type TicketRefusalReason = 'copy' | 'printCancelled' | 'void' | 'sold' | 'paid' | 'expired'

export interface TicketRefusal extends TicketAct {
  reason: TicketRefusalReason
}

/** The paper whose signed code was presented. */
interface TicketPaperView {
  printNumber: number
  /** 0 for the original. */
  copyNumber: number
}

/** `GET /v1/tickets/:code`: what anybody who has the code of a ticket may see. */
export interface TicketView extends TicketSummary, Pick<TicketDeadline, 'validUntil'> {
  /** Null for a check by the coupon's own code, which proves no paper. */
  paper: TicketPaperView | null
  /** The gravest first; empty for a ticket that may still be paid, or that has lost. */
  refusals: TicketRefusal[]
  /** What the paper of a desk has won beside its bets; what is paid on it is paid with it. */
  jackpots: WonJackpot[]
}
