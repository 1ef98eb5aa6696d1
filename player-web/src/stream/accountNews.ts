/** Passes news of the account channel to its listeners. */
import type { AccountNews } from '@grandstand/shared-types/stream/frames'

/**
 * A message about the account, or the end of the channel because the server knows no session; `wasOpen` says whether
 * the channel was open before.
 */
export type AccountEvent = AccountNews | { kind: 'ended'; wasOpen: boolean }

type Listener = (news: AccountEvent) => void

const listeners = new Set<Listener>()

/** Returns a function that stops listening. */
export function onAccountNews(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellAccountNews(news: AccountEvent): void {
  for (const listener of listeners) listener(news)
}
