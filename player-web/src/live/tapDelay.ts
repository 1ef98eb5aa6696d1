/**
 * Gives taps priority: from the beginning of a tap until its effect is painted, work that is not urgent waits. A finger
 * that stays down delays that work only for a short time.
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

/** Milliseconds for which a tap still delays other work; 0 without a tap. */
export function tapHoldMs(nowMs = performance.now()): number {
  return Math.max(0, heldUntilMs - nowMs)
}
