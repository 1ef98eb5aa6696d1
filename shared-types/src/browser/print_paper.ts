import { PRINT_CLEAR_MS, type PrintPage } from '../coupons/model/prints.ts'

/** After the page has cleared itself. */
const REMOVE_MS = PRINT_CLEAR_MS + 1_000

/**
 * Loads the page of a print that was asked for (`POST /v1/prints`) in a frame outside of the view, where it prints itself.
 * Resolves once it was printed. `lang` is a language's code; times stand in the browser's time zone.
 */
export function printPaper(
  { page, couponId }: { page: PrintPage; couponId: number },
  lang: string
): Promise<void> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const query = new URLSearchParams({ couponId: String(couponId), lang, tz: timeZone })
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
    frame.src = `/v1/print/${page}?${query}`
    document.body.append(frame)
  })
}
