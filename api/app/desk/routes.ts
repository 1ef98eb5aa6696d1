import type { Operations } from '#core/operations/operation'
import { machineDeposit, revokeMachine } from '#desk/operations/machines'
import { askBillPrint, billLists, bills, cutBill, desksOfTheShop } from '#desk/operations/bills'
import { cancelDeskDrawTicket, payDrawTicket, sellDrawTickets } from '#desk/operations/draw_tickets'
import { closeShift, countShift, openShift, shiftLists, shiftNow } from '#desk/operations/shifts'
import { cancelTicket, deskTickets, payTicket, sellTicket } from '#desk/operations/tickets'
import { unclaimed } from '#desk/operations/unclaimed'

export const operations = {
  ...shiftLists,
  shiftNow,
  openShift,
  closeShift,
  ...billLists,
  bills,
  cutBill,
  askBillPrint,
  desksOfTheShop,
  countShift,
  deskTickets,
  sellTicket,
  cancelTicket,
  payTicket,
  sellDrawTickets,
  cancelDeskDrawTicket,
  payDrawTicket,
  ...unclaimed,
  revokeMachine,
  machineDeposit,
} satisfies Operations
