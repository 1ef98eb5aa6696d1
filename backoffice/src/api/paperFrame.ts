import { PRINT_CLEAR_MS } from '@grandstand/shared-types/coupons/model/prints'

/** After the page has cleared itself. */
const REMOVE_MS = PRINT_CLEAR_MS + 1_000

/** Loads a print page in a frame outside of the view, where it prints itself; resolves after that. */
export function printPaper(address: string): Promise<void> {
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
