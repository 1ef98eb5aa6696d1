import { PRINT_CLEAR_MS, type PaperWidthMm, type PrintPage } from '../coupons/model/prints.ts'

/** After the page has cleared itself. */
const REMOVE_MS = PRINT_CLEAR_MS + 1_000

/** The page of a print that was asked for: of a coupon, or of a desk's bill. */
export type AskedPaper = { page: PrintPage } & ({ couponId: number } | { billId: number })

/**
 * Loads the page of a print that was asked for in a frame outside of the view, where it prints itself. Resolves once it was
 * printed. `lang` is a language's code; times stand in the browser's time zone; without `paperMm` the brand's paper counts.
 */
export function printPaper(paper: AskedPaper, lang: string, paperMm?: PaperWidthMm): Promise<void> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const query = new URLSearchParams({ lang, tz: timeZone })
  if ('billId' in paper) query.set('billId', String(paper.billId))
  else query.set('couponId', String(paper.couponId))
  if (paperMm) query.set('paperMm', String(paperMm))
  return new Promise((resolve) => {
    const frame = document.createElement('iframe')
    // a frame that is not displayed at all would print nothing
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
