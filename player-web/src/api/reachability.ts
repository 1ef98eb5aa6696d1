/** Whether the API answers; every request of the app reports its outcome here. */
import { useSyncExternalStore } from 'react'

let isReachable = true
const listeners = new Set<() => void>()

/** Call it with each answer, and with each request without one. */
export function noteReachable(isAnswered: boolean): void {
  if (isAnswered === isReachable) return
  isReachable = isAnswered
  for (const notify of listeners) notify()
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

export const useIsReachable = (): boolean => useSyncExternalStore(subscribe, () => isReachable)
