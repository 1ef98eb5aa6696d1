/**
 * A tap comes first: from the moment a finger comes down until the page has shown what the tap did, whatever is not urgent
 * waits, so that the answer to the finger is not painted after it. A finger that stays down holds nothing up for long.
 */
import { afterPaint } from '../ui/afterPaint.ts'

const MAX_HOLD_MS = 150

let heldUntilMs = 0
const release = () => (heldUntilMs = 0)
const listen = (type: string, listener: () => void) =>
  window.addEventListener(type, listener, { passive: true, capture: true })

listen('pointerdown', () => (heldUntilMs = performance.now() + MAX_HOLD_MS))
listen('pointercancel', release)
listen('click', () => afterPaint(release))

/** Milliseconds that a tap may still hold up others; 0 when none does. */
export function tapHoldMs(nowMs = performance.now()): number {
  return Math.max(0, heldUntilMs - nowMs)
}
