import { MOST_WAITING_SECONDS } from '@grandstand/shared-types/live/waiting'

/** What was typed as a waiting time in seconds; null when it is none. */
export function secondsOf(text: string): number | null {
  const trimmed = text.trim()
  if (!/^\d{1,2}$/.test(trimmed)) return null
  const seconds = Number(trimmed)
  return seconds <= MOST_WAITING_SECONDS ? seconds : null
}
