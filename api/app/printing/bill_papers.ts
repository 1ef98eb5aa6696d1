/** Bills on paper: the room of the desks has their figures, and stands above this one. */
import type { Principal } from '#core/requests/access'
import type { Html } from '#core/http/html'
import type { Paper } from '#printing/paper/paper'

interface FilledPage {
  page: { title: string; body: Html }
  /** Notes that the page goes out. Throws 409 `printNotWaiting` when another request was faster. */
  markPrinted: () => Promise<void>
}

/** The page of a print of a bill that was asked for. Throws 404 `notFound`, 409 `printNotWaiting`. */
export type BillPaper = (principal: Principal, billId: number, paper: Paper) => Promise<FilledPage>

let fill: BillPaper = () => Promise.reject(new Error('no room has bills'))

/** Sets the function that fills the page: the desk has it. */
export function printBillsWith(given: BillPaper): void {
  fill = given
}

export const billPaper: BillPaper = (principal, billId, paper) => fill(principal, billId, paper)
