import type { Operations } from '#core/operations/operation'
import { printPage } from '#printing/operations/print_page'
import { askPrint, cancelPrint, couponPrints, printStatus } from '#printing/operations/prints'
import { ticket } from '#printing/operations/ticket'
import { askOwnPaymentPrint, askPaymentPrint } from '#printing/operations/withdrawal_prints'

export const operations = {
  ticket,
  askPrint,
  printStatus,
  cancelPrint,
  couponPrints,
  askPaymentPrint,
  askOwnPaymentPrint,
  printPage,
} satisfies Operations
