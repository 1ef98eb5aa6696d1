/** Shapes of desks: shifts, cash, tickets over the counter. Amounts are minor units, times epoch milliseconds. */

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

/** A row of `GET /v1/shifts`; the last four fields are null while the shift is open. */
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
}
