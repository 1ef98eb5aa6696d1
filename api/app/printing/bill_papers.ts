/** Bills on paper. The desk room, which stands above this one, has their figures and provides the page. */
import type { Principal } from '#core/requests/access'
import type { Html } from '#core/http/html'
import type { Paper } from '#printing/paper/paper'

interface FilledPage {
  page: { title: string; body: Html }
  /** Notes that the page is sent. Throws 409 `printNotWaiting` when another request was faster. */
  markPrinted: () => Promise<void>
}

/** The page of a print of a bill that was asked for. Throws 404 `notFound`, 409 `printNotWaiting`. */
export type BillPaper = (principal: Principal, billId: number, paper: Paper) => Promise<FilledPage>

let fill: BillPaper = () => Promise.reject(new Error('no room has bills'))

/** Sets the function that fills the page: the desk room provides it. */
export function printBillsWith(given: BillPaper): void {
  fill = given
}

export const billPaper: BillPaper = (principal, billId, paper) => fill(principal, billId, paper)
