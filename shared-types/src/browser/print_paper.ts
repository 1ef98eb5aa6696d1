import { PRINT_CLEAR_MS, type PaperWidthMm, type PrintPage } from '../coupons/model/prints.ts'

/** The frame is removed after its page has cleared itself. */
const REMOVE_MS = PRINT_CLEAR_MS + 1_000

/** The paper to print: of a coupon, of a desk's bill, of a withdrawal, or of a ticket of a draw. */
export type AskedPaper = { page: PrintPage } & (
  | { couponId: number }
  | { billId: number }
  | { transactionId: number }
  | { drawTicketId: number }
)

/**
 * Loads the page of a print that the caller has asked for into a frame outside the view, where the page prints itself.
 * Resolves once it was printed. `lang` is the code of a language; times are in the browser's time zone; without
 * `paperMm` the brand's paper width is used.
 */
export function printPaper(paper: AskedPaper, lang: string, paperMm?: PaperWidthMm): Promise<void> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const query = new URLSearchParams({ lang, tz: timeZone })
  if ('billId' in paper) query.set('billId', String(paper.billId))
  else if ('transactionId' in paper) query.set('transactionId', String(paper.transactionId))
  else if ('drawTicketId' in paper) query.set('drawTicketId', String(paper.drawTicketId))
  else query.set('couponId', String(paper.couponId))
  if (paperMm) query.set('paperMm', String(paperMm))
  return new Promise((resolve) => {
    const frame = document.createElement('iframe')
    // a frame with `display: none` would print nothing
    Object.assign(frame.style, { position: 'fixed', insetBlockStart: '-9999px', border: '0' })
    frame.ariaHidden = 'true'
    frame.tabIndex = -1
    frame.addEventListener('load', () =>
      setTimeout(() => {
        frame.remove()
        resolve()
      }, REMOVE_MS)
    )
    frame.src = `/v1/print/${paper.page}?${query}`
    document.body.append(frame)
  })
}
