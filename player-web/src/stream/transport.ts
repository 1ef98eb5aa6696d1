/** How live screens get their data, for parts that show it. */
import { useSyncExternalStore } from 'react'

/**
 * `off`: no channel is watched; `retrying`: the connection broke, and the page tries again each second; `polling`: the
 * socket was given up, and requests read the channels every few seconds.
 */
type StreamTransport = 'off' | 'connecting' | 'open' | 'retrying' | 'polling'

let transport: StreamTransport = 'off'
const listeners = new Set<() => void>()

export function setTransport(next: StreamTransport): void {
  if (next === transport) return
  transport = next
  for (const listener of listeners) listener()
}

export const currentTransport = (): StreamTransport => transport

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useTransport(): StreamTransport {
  return useSyncExternalStore(subscribe, currentTransport)
}
