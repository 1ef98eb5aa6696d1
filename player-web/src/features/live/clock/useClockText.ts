import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'
import { useSyncExternalStore } from 'react'
import { serverNow } from '../../../api/serverClock.ts'
import { clockText } from './matchClock.ts'

const SECOND_MS = 1000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** One timer for all clocks. */
function onSecond(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const each of listeners) each()
  }, SECOND_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The match clock; its component is painted again only when the text changes. */
export function useClockText(match: LiveMatch): string {
  return useSyncExternalStore(onSecond, () => clockText(match, serverNow()))
}

/** Whole minutes until a time of the server's clock; negative after it. */
export function useMinutesUntil(at: number): number {
  return useSyncExternalStore(onSecond, () => Math.ceil((at - serverNow()) / 60_000))
}
