/** The movement of a price while a cell shows it (rules 9.3). */
import type { StorePrice } from './store.ts'

/** How long the arrow of a movement is shown. */
export const ARROW_MS = 3000
/** How long the tint is full; it then fades, all within a second. */
const FULL_TINT_MS = 350

export interface Movement {
  readonly direction: 'up' | 'down'
  /** True once the tint fades; the arrow stays a little longer. */
  readonly isFading: boolean
}

/**
 * The movement from one price to the next; null when the player did not see the first one, or the price did not change.
 */
export function movementBetween(
  before: StorePrice | undefined,
  next: StorePrice | undefined
): Movement | null {
  if (!next || !before || next.oddsMilli === before.oddsMilli || next.afterSilence) return null
  return { direction: next.oddsMilli > before.oddsMilli ? 'up' : 'down', isFading: false }
}

/** A movement at `ageMs` after it happened; null when it is over. */
export function movementAfter(movement: Movement, ageMs: number): Movement | null {
  if (ageMs >= ARROW_MS) return null
  return ageMs >= FULL_TINT_MS && !movement.isFading ? { ...movement, isFading: true } : movement
}
