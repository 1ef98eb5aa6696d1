/** Shapes of desks: shifts, cash, tickets over the counter. Amounts are minor units, times epoch milliseconds. */
import type { CouponStatus, CouponType } from '../coupons/model/coupon_words.ts'

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
  /** Stakes given back: coupons cancelled or not accepted. */
  returned: ShiftSum
}

/** `GET /v1/desk/shift`; null while none is open. */
export interface ShiftNow {
  shift: ShiftView | null
}

/** A shift that has ended. */
export interface ShiftClosed extends ShiftView {
  closedAt: number
  countedMinor: number
  /** Counted less expected: below zero when cash is missing. */
  differenceMinor: number
  /** The last one of the shift. */
  bill: BillView
}

/** Body of paying and of cancelling: the code of a ticket. */
export interface DeskCode {
  code: string
}

/** A ticket that was paid. */
export interface TicketPayment {
  couponId: number
  transferId: number
  amountMinor: number
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
  returned: ShiftSum
  /** Cash that the drawer should have held at the end. */
  expectedMinor: number
  /** Null for a bill that was cut within its shift, and for a shift that nobody counted. */
  countedMinor: number | null
  /** Whether the end of the shift cut it. */
  isLast: boolean
  /** Prints of it so far; each after the first is a copy. */
  printCount: number
}

/** A row of `GET /v1/bills`. */
export interface BillRow extends BillView {
  /** The desk. */
  userId: number
  username: string
}

/** `GET /v1/desk/bills`: the newest first; `nextBefore` asks for the older ones, null when there are none. */
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
  /** `own` unless given; the shop's take the right `desk.view`. */
  of?: 'own' | 'shop' | undefined
  /** `all` unless given. */
  state?: DeskTicketState | undefined
  /** Tickets older than this one. */
  before?: number | undefined
}

/** A ticket that a desk has sold. */
export interface DeskTicket {
  id: number
  code: string
  /** User name of the desk that sold it. */
  deskName: string
  /** Whether the desk that asks sold it: that desk alone prints it again. */
  isOwn: boolean
  type: CouponType
  status: CouponStatus
  /** The state inside the platform: `accepted`, `settled`, ... */
  state: string
  placedAt: number
  currency: string
  totalStakeMinor: number
  maxPayoutMinor: number
  payoutMinor: number | null
  selectionCount: number
  /** Whether it won and nobody has collected the payout. */
  isUncollected: boolean
  /** Papers that came out so far; each after the first is a copy. */
  printCount: number
}

/** `GET /v1/desk/tickets`: the newest first; `nextBefore` asks for the older ones, null when there are none. */
export interface DeskTickets {
  tickets: DeskTicket[]
  nextBefore: number | null
}

/** A desk of the shop with the shift that is open at it; null while none is. */
export interface DeskRow {
  userId: number
  username: string
  shift: ShiftView | null
}

/** Why the platform ended a shift; the desk closes any other. */
export type ShiftEndReason = 'machineRevoked'

/**
 * A row of `GET /v1/shifts`; the four fields from `closedAt` are null while the shift is open. Nobody counted a shift that
 * the platform ended: its last two amounts stay null, and the ledger has its cash as missing.
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
