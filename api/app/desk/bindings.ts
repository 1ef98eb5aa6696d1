/** What this room does for rooms below it. */
import { billPaper } from '#desk/actions/print_bill'
import { printBillsWith } from '#printing/bill_papers'

export const bind = (): void => printBillsWith(billPaper)
