/**
 * Tells listeners of each change of the book, at once and in order. A listener runs inside the change: it must be
 * quick, must not throw and must not change the book.
 */
import type { LiveIncident } from '@grandstand/shared-types/live/state'

export type BookChange =
  /** State, status, bet status, pause or suspension of a match, or a new match. */
  | { kind: 'match'; matchId: number }
  /** Prices or states of markets, new markets included. */
  | { kind: 'markets'; matchId: number; marketIds: readonly number[] }
  /** A line of the timeline. A late incident moves the lines after it, and each moved line is sent again. */
  | { kind: 'incident'; matchId: number; incident: LiveIncident }
  /** The match left the live list: it is over, called off or interrupted. */
  | { kind: 'gone'; matchId: number }
  /** A brand hides, shows, suspends or opens the match, or markets of it, for its own players. */
  | { kind: 'offer'; siteId: number; matchId: number }
  /** All matches of a producer are paused, or take bets again. */
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
