/** The calls of desks and machines; `Calls` (calls.ts) includes them. */
import type { CouponEnd, PlaceCouponBody } from '../betting/coupon_actions.ts'
import type {
  BillList,
  BillPrint,
  BillView,
  DeskCode,
  DeskRow,
  DeskTicketQuery,
  DeskTickets,
  ShiftClosed,
  ShiftCount,
  ShiftNow,
  ShiftRow,
  ShiftView,
  TicketPayment,
} from '../desk/desk.ts'
import type { UnclaimedTicketRow } from '../desk/unclaimed.ts'
import type { CouponView } from '../betting/coupons.ts'
import type {
  Challenge,
  DepositCredited,
  Enrolment,
  Heartbeat,
  HeartbeatView,
  MachineDeposit,
  MachineModeOrder,
  MachineRegistered,
  MachineRow,
  NewMachine,
  OwnMachine,
} from '../desk/machines.ts'

export interface DeskCalls {
  'GET /v1/desk/shift': { answer: ShiftNow }
  'POST /v1/desk/shifts': { body: ShiftCount; answer: ShiftView }
  'POST /v1/desk/shift/close': { body: ShiftCount; answer: ShiftClosed }
  'GET /v1/desk/bills': { query: { before?: number }; answer: BillList }
  'POST /v1/desk/bills': { answer: BillView }
  'POST /v1/desk/bills/:id/prints': { answer: BillPrint }
  'GET /v1/desk/shop': { answer: DeskRow[] }
  'GET /v1/desk/tickets': { query: DeskTicketQuery; answer: DeskTickets }
  'POST /v1/shifts/:id/count': { body: ShiftCount & { reason: string }; answer: ShiftRow }
  'POST /v1/desk/coupons': { body: PlaceCouponBody; answer: CouponView }
  'POST /v1/desk/cancellations': { body: DeskCode; answer: CouponEnd }
  'POST /v1/desk/payments': { body: DeskCode; answer: TicketPayment }
  'POST /v1/unclaimed-tickets/:id/revive': {
    body: { reason: string }
    answer: UnclaimedTicketRow
  }
  'POST /v1/machines': { body: NewMachine; answer: MachineRegistered }
  'POST /v1/machines/:id/mode': { body: MachineModeOrder; answer: MachineRow }
  'POST /v1/machines/:id/lock': { body: { reason: string }; answer: MachineRow }
  'POST /v1/machines/:id/unlock': { body: { reason: string }; answer: MachineRow }
  'POST /v1/machines/:id/revoke': { body: { reason: string }; answer: MachineRow }
  'POST /v1/machines/enrolments': { body: Enrolment; answer: OwnMachine }
  'POST /v1/machines/challenges': {
    body: { machineId: string; username: string }
    answer: Challenge
  }
  'POST /v1/machines/heartbeats': { body: Heartbeat; answer: HeartbeatView }
  'POST /v1/machines/deposits': { body: MachineDeposit; answer: DepositCredited }
}
