/** Time of the last touch or scroll of the list: so that nothing moves under a finger. */

/** The list does not move for this long after a touch. */
const TOUCH_MS = 300

let touchedAt = 0
const touch = () => (touchedAt = Date.now())
for (const type of ['pointerdown', 'pointerup', 'touchstart', 'touchmove', 'wheel', 'scroll']) {
  window.addEventListener(type, touch, { passive: true, capture: true })
}

/** Milliseconds until the list may move; 0 when it may move now. */
export function touchedForMs(nowMs = Date.now()): number {
  return Math.max(0, touchedAt + TOUCH_MS - nowMs)
}
