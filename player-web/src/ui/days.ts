/** Calendar days in the player's time zone. */
import { useSyncExternalStore } from 'react'

/** Midnight `days` days after the day of `at`, epoch milliseconds. */
export function startOfDay(at: number, days = 0): number {
  const date = new Date(at)
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime()
}

function subscribe(notify: () => void): () => void {
  const now = Date.now()
  const timer = setTimeout(notify, startOfDay(now, 1) - now)
  return () => clearTimeout(timer)
}

/** The latest midnight; changes when a day begins. */
export function useToday(): number {
  return useSyncExternalStore(subscribe, () => startOfDay(Date.now()))
}

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/

/** `2026-11-24` in the player's time zone. */
export function dateKey(at: number): string {
  const date = new Date(at)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The midnight at the start of such a day, epoch milliseconds; null for a text that is not a date. */
export function dayOf(key: string | null): number | null {
  const [, year, month, day] = DATE.exec(key ?? '')?.map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined) return null
  const at = new Date(year, month - 1, day).getTime()
  return dateKey(at) === key ? at : null
}
