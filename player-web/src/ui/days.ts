/** Calendar days in the player's time zone. */
import { useSyncExternalStore } from 'react'

/** Midnight `days` days after the day of `at`, epoch milliseconds. */
export function startOfDay(at: number, days = 0): number {
  const date = new Date(at)
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime()
}

/** Tells at each midnight, and when the page is looked at again: timers of a sleeping machine come late. */
function subscribe(notify: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    const now = Date.now()
    timer = setTimeout(begin, startOfDay(now, 1) - now)
  }
  const begin = () => {
    notify()
    wait()
  }
  wait()
  document.addEventListener('visibilitychange', notify)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', notify)
  }
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
