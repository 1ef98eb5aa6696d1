import type { Operations } from '#core/operations/operation'
import { machineDeposit, revokeMachine } from '#desk/operations/machines'
import { askBillPrint, billLists, bills, cutBill, desksOfTheShop } from '#desk/operations/bills'
import { closeShift, countShift, openShift, shiftLists, shiftNow } from '#desk/operations/shifts'
import { cancelTicket, deskTickets, payTicket, sellTicket } from '#desk/operations/tickets'

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
  revokeMachine,
  machineDeposit,
} satisfies Operations
