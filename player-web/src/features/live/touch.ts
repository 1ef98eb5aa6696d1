/** When the list was last touched or scrolled: nothing may move under a finger. */

/** So long after a touch the list stays as it is. */
export const TOUCH_MS = 300

let touchedAt = 0
const touch = () => (touchedAt = Date.now())
for (const type of ['pointerdown', 'pointerup', 'touchstart', 'touchmove', 'wheel', 'scroll']) {
  window.addEventListener(type, touch, { passive: true, capture: true })
}

/** Milliseconds until the list may move; 0 when it may. */
export function touchedForMs(nowMs = Date.now()): number {
  return Math.max(0, touchedAt + TOUCH_MS - nowMs)
}
