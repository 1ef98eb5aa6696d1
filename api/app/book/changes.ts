/**
 * What changed in the book, told at once and in order. A listener runs inside the change: it must be quick, must not throw
 * and must not change the book.
 */
import type { LiveIncident } from '@grandstand/shared-types/live/state'

export type BookChange =
  /** State, status, bet status, pause, hold; or the match is new. */
  | { kind: 'match'; matchId: number }
  /** Prices or states of these markets; new ones among them. */
  | { kind: 'markets'; matchId: number; marketIds: readonly number[] }
  /** One line of the timeline; an incident that came late moves those after it, and each is told again. */
  | { kind: 'incident'; matchId: number; incident: LiveIncident }
  /** Left the live list: over, called off or interrupted. */
  | { kind: 'gone'; matchId: number }
  /** All matches of the producer are paused, or no longer. */
  | { kind: 'producer'; producer: string; isUp: boolean }

type Listener = (change: BookChange) => void

const listeners = new Set<Listener>()

export const bookChanges = {
  /** Returns a function that stops listening. */
  on(listener: Listener): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  emit(change: BookChange): void {
    for (const listener of listeners) listener(change)
  },
}
