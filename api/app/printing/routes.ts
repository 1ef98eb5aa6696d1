import type { Operations } from '#core/operations/operation'
import { printPage } from '#printing/operations/print_page'
import { askPrint, cancelPrint, couponPrints, printStatus } from '#printing/operations/prints'
import { ticket } from '#printing/operations/ticket'

export const operations = {
  ticket,
  askPrint,
  printStatus,
  cancelPrint,
  couponPrints,
  printPage,
} satisfies Operations
