/**
 * Gives taps priority: from the beginning of a tap until its effect is painted, work that is not urgent waits. A finger
 * that stays down delays that work only for a short time.
 */
import { afterPaint } from '../ui/afterPaint.ts'

const MAX_DELAY_MS = 150

let delayedUntilMs = 0
const release = () => (delayedUntilMs = 0)
const listen = (type: string, listener: () => void) =>
  window.addEventListener(type, listener, { passive: true, capture: true })

listen('pointerdown', () => (delayedUntilMs = performance.now() + MAX_DELAY_MS))
listen('pointercancel', release)
listen('click', () => afterPaint(release))

/** Milliseconds for which a tap still delays other work; 0 without a tap. */
export function tapDelayMs(nowMs = performance.now()): number {
  return Math.max(0, delayedUntilMs - nowMs)
}
