/** Passes news of the account channel to its listeners. */
import type { AccountNews } from '@grandstand/shared-types/stream/frames'

type Listener = (news: AccountNews) => void

const listeners = new Set<Listener>()

/** Returns a function that stops listening. */
export function onAccountNews(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellAccountNews(news: AccountNews): void {
  for (const listener of listeners) listener(news)
}
