/** Who wants to hear every message that the intake takes, as it takes it. */
import type { FeedMessage } from '#feed/messages/events'

type Listener = (message: FeedMessage) => void

const listeners = new Set<Listener>()

export const tap = {
  /** Returns what ends it. */
  on(listener: Listener): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  announce(message: FeedMessage): void {
    for (const listener of listeners) listener(message)
  },
}
