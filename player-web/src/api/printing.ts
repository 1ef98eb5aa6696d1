/** Printing: the API makes the page, a frame outside of the view loads it, and the page prints itself. */
import { PRINT_CLEAR_MS, type PrintSubject } from '@grandstand/shared-types/coupons/model/prints'
import type { PrintView } from '@grandstand/shared-types/wire/printing'
import { call } from './client.ts'

/** After the page has cleared itself. */
const REMOVE_MS = PRINT_CLEAR_MS + 1_000

interface PaperOrder {
  couponId: number
  subject: PrintSubject
  lang: string
  /** The same key is the same print. */
  key?: string
}

/** Asks for a print and prints it; resolves once the page was printed. Throws as `call`. */
export async function printCoupon({ lang, key, ...body }: PaperOrder): Promise<PrintView> {
  const print = await call('POST /v1/prints', { body, key: key ?? crypto.randomUUID() })
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const query = new URLSearchParams({ couponId: String(body.couponId), lang, tz: timeZone })
  await showPaper(`/v1/print/${print.page}?${query}`)
  return print
}

function showPaper(address: string): Promise<void> {
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
    frame.src = address
    document.body.append(frame)
  })
}
