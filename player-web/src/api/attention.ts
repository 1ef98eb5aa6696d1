/** Tells whether a user is at the page, or only its timers and reconnections send requests. */

/** After this time without a touch the page counts as unattended. */
const ATTENDED_MS = 60_000
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'focus'] as const

let touchedAt = Date.now()

for (const touch of TOUCHES) {
  window.addEventListener(touch, () => (touchedAt = Date.now()), { capture: true, passive: true })
}

/** True when nobody has touched the page for a minute: its requests then do not prolong the session. */
export const isUnattended = (): boolean => Date.now() - touchedAt > ATTENDED_MS
