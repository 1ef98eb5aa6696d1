/** Whether somebody is at the page, or it asks by itself (a timer, a line that comes back). */

/** After so long without a touch nobody is taken to be there. */
const ATTENDED_MS = 60_000
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'focus'] as const

let touchedAt = Date.now()

for (const touch of TOUCHES) {
  window.addEventListener(touch, () => (touchedAt = Date.now()), { capture: true, passive: true })
}

/** Nobody has touched the page for a minute: what it asks for now keeps no session. */
export const isUnattended = (): boolean => Date.now() - touchedAt > ATTENDED_MS
