/** What the account channel of the live socket tells, for whoever waits for it. */
import type { AccountNews } from '@grandstand/shared-types/stream/frames'

type Listener = (news: AccountNews) => void

const listeners = new Set<Listener>()

/** Returns how to stop. */
export function onAccountNews(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellAccountNews(news: AccountNews): void {
  for (const listener of listeners) listener(news)
}
