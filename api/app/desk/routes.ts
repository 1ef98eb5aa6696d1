import type { Operations } from '#core/operations/operation'
import { closeShift, openShift, shiftLists, shiftNow } from '#desk/operations/shifts'
import { cancelTicket, payTicket, sellTicket } from '#desk/operations/tickets'

export const deskOperations = {
  ...shiftLists,
  shiftNow,
  openShift,
  closeShift,
  sellTicket,
  cancelTicket,
  payTicket,
} satisfies Operations
