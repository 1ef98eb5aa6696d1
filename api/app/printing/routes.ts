import type { Operations } from '#core/operations/operation'
import {
  askDrawTicketPrint,
  cancelDrawTicketPrint,
  checkDrawTicket,
} from '#printing/operations/draw_tickets'
import { printPage } from '#printing/operations/print_page'
import { askPrint, cancelPrint, couponPrints, printStatus } from '#printing/operations/prints'
import { ticket } from '#printing/operations/ticket'
import { askOwnPaymentPrint, askPaymentPrint } from '#printing/operations/withdrawal_prints'

export const operations = {
  ticket,
  checkDrawTicket,
  askDrawTicketPrint,
  cancelDrawTicketPrint,
  askPrint,
  printStatus,
  cancelPrint,
  couponPrints,
  askPaymentPrint,
  askOwnPaymentPrint,
  printPage,
} satisfies Operations
