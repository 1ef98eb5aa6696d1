import { useEffect, useEffectEvent } from 'react'
import { useCheckTicket } from '../tickets/useCheckTicket.ts'

/** A scanner types each character this soon after the one before; people do not. */
const GAP_MS = 60
/** The shortest code: that of a coupon. */
const SHORTEST = 12

/**
 * Takes the code of a ticket that is scanned while no field has the focus, on every page. A scanner types fast and ends with
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
