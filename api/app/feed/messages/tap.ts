/** Listeners that hear every message as the intake takes it. */
import type { FeedMessage } from '#feed/messages/events'

type Listener = (message: FeedMessage) => void

const listeners = new Set<Listener>()

export const tap = {
  /** Returns a function that removes the listener. */
  on(listener: Listener): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  announce(message: FeedMessage): void {
    for (const listener of listeners) listener(message)
  },
}
