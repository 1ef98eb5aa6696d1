/** How the live screens are fed, for whoever wants to say so. */
import { useSyncExternalStore } from 'react'

/**
 * `off`: nobody asks for anything; `retrying`: the line broke and is tried again each second; `polling`: it was given up, and
 * what shows is asked for every few seconds.
 */
export type LiveTransport = 'off' | 'connecting' | 'open' | 'retrying' | 'polling'

let transport: LiveTransport = 'off'
const listeners = new Set<() => void>()

export function setLiveTransport(next: LiveTransport): void {
  if (next === transport) return
  transport = next
  for (const listener of listeners) listener()
}

export const liveTransport = (): LiveTransport => transport

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useLiveTransport(): LiveTransport {
  return useSyncExternalStore(subscribe, liveTransport)
}
