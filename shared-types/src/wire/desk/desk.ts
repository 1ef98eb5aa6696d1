/** Shapes of desks: shifts, cash, tickets over the counter. Amounts are minor units, times epoch milliseconds. */
import type { TicketDeadline } from './unclaimed.ts'
import type { CouponStatus, CouponType } from '../../coupons/model/coupon_words.ts'

/** Body of opening and of closing a shift: the cash counted in the drawer. */
export interface ShiftCount {
  countedMinor: number
}

/** Movements of one kind within a shift. */
export interface ShiftSum {
  count: number
  amountMinor: number
}

/** An open shift. */
export interface ShiftView {
  id: number
  currency: string
  openedAt: number
  /** Cash counted at the beginning. */
  openingMinor: number
  /** Cash that the drawer should hold now. */
  expectedMinor: number
  sold: ShiftSum
  /** Cash that players put into the machine. */
  deposited: ShiftSum
  /** Tickets paid. */
  paid: ShiftSum
  /** Jackpots paid that tickets have won. */
  jackpotsPaid: ShiftSum
  /** Stakes returned: of coupons cancelled or not accepted. */
  returned: ShiftSum
}

/** `GET /v1/desk/shift`; null while no shift is open. */
export interface ShiftNow {
  shift: ShiftView | null
}

/** A shift that has ended. */
export interface ShiftClosed extends ShiftView {
  closedAt: number
  countedMinor: number
  /** Counted less expected: below zero when cash is missing. */
  differenceMinor: number
  /** The last bill of the shift. */
  bill: BillView
}

/** Body of the operations that pay and cancel a ticket: its code. */
export interface DeskCode {
  code: string
}

/** A ticket that was paid. */
export interface TicketPayment {
  couponId: number
  /** The first of its transfers. */
  transferId: number
  /** The cash that is handed over. */
  amountMinor: number
  /** The part of it that jackpots make. */
  jackpotMinor: number
  currency: string
}

/** The takings of a desk between two cuts of a shift. The closing of the shift cuts the last one. */
export interface BillView {
  id: number
  shiftId: number
  /** From 1 within the shift. */
  billNumber: number
  currency: string
  openedAt: number
  closedAt: number
  /** Cash that the drawer should have held at the beginning. */
  openingMinor: number
  sold: ShiftSum
  deposited: ShiftSum
  paid: ShiftSum
  jackpotsPaid: ShiftSum
  returned: ShiftSum
  /** Cash that the drawer should have held at the end. */
  expectedMinor: number
  /** Null for a bill that was cut within its shift, and for a shift that nobody counted. */
  countedMinor: number | null
  /** Whether the end of the shift cut the bill. */
  isLast: boolean
  /** Prints of the bill so far; each after the first is a copy. */
  printCount: number
}

/** A row of `GET /v1/bills`. */
export interface BillRow extends BillView {
  /** The desk. */
  userId: number
  username: string
}

/**
 * `GET /v1/desk/bills`: the newest first. `nextBefore` is the `before` of the next, older page; null on the last page.
 */
export interface BillList {
  bills: BillView[]
  nextBefore: number | null
}

/** A print of a bill, whose page is then fetched once, by `GET /v1/print/reset?billId=`. */
export interface BillPrint {
  page: 'reset'
  billId: number
  /** 0 for the original. */
  copyNumber: number
}

export const DESK_TICKET_STATES = ['all', 'open', 'uncollected'] as const
export type DeskTicketState = (typeof DESK_TICKET_STATES)[number]

/** Query of `GET /v1/desk/tickets`. */
export interface DeskTicketQuery {
  /** `own` by default; tickets of the shop need the permission `desk.view`. */
  of?: 'own' | 'shop' | undefined
  /** `all` by default. */
  state?: DeskTicketState | undefined
  /** Id of a ticket; only older tickets are listed. */
  before?: number | undefined
}

/** A ticket that a desk has sold. */
export interface DeskTicket extends TicketDeadline {
  id: number
  code: string
  /** Username of the desk that sold the ticket. */
  deskName: string
  /** Whether the asking desk sold the ticket; only that desk may print it again. */
  isOwn: boolean
  type: CouponType
  status: CouponStatus
  /** The state inside the platform: `accepted`, `settled`, ... */
  state: string
  placedAt: number
  currency: string
  totalStakeMinor: number
  maxPayoutMinor: number
  /** Whether a selection is at the starting price, so that nobody knows yet what the ticket can pay. */
  isSoldAtStart: boolean
  payoutMinor: number | null
  selectionCount: number
  /** Whether the ticket won and its payout is not collected yet. */
  isUncollected: boolean
  /** The jackpots that the ticket has won and nobody has collected. */
  jackpotDueMinor: number
  /** Papers printed so far; each after the first is a copy. */
  printCount: number
}

/**
 * `GET /v1/desk/tickets`: the newest first. `nextBefore` is the `before` of the next, older page; null on the last
 * page.
 */
export interface DeskTickets {
  tickets: DeskTicket[]
  nextBefore: number | null
}

/** A desk of the shop with its open shift; null without one. */
export interface DeskRow {
  userId: number
  username: string
  shift: ShiftView | null
}

/** Why the platform ended a shift; any other shift is closed by its desk. */
export type ShiftEndReason = 'machineRevoked'

/**
 * A row of `GET /v1/shifts`; the four fields from `closedAt` are null while the shift is open. In a shift that the
 * platform ended, nobody counted the drawer: the last two amounts stay null, and the ledger records the cash as
 * missing.
 */
export interface ShiftRow {
  id: number
  userId: number
  username: string
  currency: string
  openedAt: number
  openingMinor: number
  closedAt: number | null
  expectedMinor: number | null
  countedMinor: number | null
  differenceMinor: number | null
  endedBecause: ShiftEndReason | null
}
