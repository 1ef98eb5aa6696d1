/** How a price moved, as the cell that shows it watched it (rules 9.3). */
import type { LivePrice } from './store.ts'

/** How long the arrow of a movement stays. */
export const ARROW_MS = 3000
/** How long the tint stays full; then it fades, within a second in all. */
export const FULL_TINT_MS = 350

export interface Movement {
  readonly direction: 'up' | 'down'
  /** The tint goes; the arrow stays a little longer. */
  readonly isFading: boolean
}

/** What the step from one price to the next shows: null for none that the player watched. */
export function movementBetween(
  before: LivePrice | undefined,
  next: LivePrice | undefined
): Movement | null {
  if (!next || !before || next.oddsMilli === before.oddsMilli || next.afterSilence) return null
  return { direction: next.oddsMilli > before.oddsMilli ? 'up' : 'down', isFading: false }
}

/** A movement so long after it happened. */
export function movementAfter(movement: Movement, ageMs: number): Movement | null {
  if (ageMs >= ARROW_MS) return null
  return ageMs >= FULL_TINT_MS && !movement.isFading ? { ...movement, isFading: true } : movement
}
