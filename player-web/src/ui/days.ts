/** The player's own calendar days. */
import { useSyncExternalStore } from 'react'

/** Midnight, epoch milliseconds, `days` from the day of `at`. */
export function startOfDay(at: number, days = 0): number {
  const date = new Date(at)
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime()
}

function subscribe(notify: () => void): () => void {
  const now = Date.now()
  const timer = setTimeout(notify, startOfDay(now, 1) - now)
  return () => clearTimeout(timer)
}

/** The last midnight; changes when a day begins. */
export function useToday(): number {
  return useSyncExternalStore(subscribe, () => startOfDay(Date.now()))
}
