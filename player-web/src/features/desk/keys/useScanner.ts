import { useEffect, useEffectEvent } from 'react'
import { useCheckTicket } from '../tickets/useCheckTicket.ts'

/** A scanner sends each character within this time of the one before; people type more slowly. */
const GAP_MS = 60
/** Length of the shortest code, a coupon's own. */
const SHORTEST = 12

/**
 * Takes a scanned code of a ticket on every page, while no field has the focus. A scanner types fast and ends with
 * Enter.
 */
export function useScanner(): void {
  const check = useEffectEvent(useCheckTicket())
  useEffect(() => {
    let typed = ''
    let lastAt = 0
    const onKey = (event: KeyboardEvent) => {
      const isInField = event.target instanceof HTMLElement && event.target.matches(FIELDS)
      if (isInField || document.querySelector('dialog[open]')) return
      if (event.timeStamp - lastAt > GAP_MS) typed = ''
      lastAt = event.timeStamp
      if (/^[\p{L}\p{N}]$/u.test(event.key)) typed += event.key
      else if (event.key === 'Enter' && typed.length >= SHORTEST) {
        // the Enter of a scanner must not press the button that has the focus
        event.preventDefault()
        check(typed)
        typed = ''
      }
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [])
}

const FIELDS = 'input, textarea, select, [contenteditable]'
