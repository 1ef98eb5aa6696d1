import { MOST_MARGIN_PERCENT } from '@grandstand/shared-types/live/margins'
import { MOST_ACCEPTANCE_DELAY_SECONDS } from '@grandstand/shared-types/live/acceptance_delay'

/** What was typed as a waiting time in seconds; null when it is none. */
export function secondsOf(text: string): number | null {
  const trimmed = text.trim()
  if (!/^\d{1,2}$/.test(trimmed)) return null
  const seconds = Number(trimmed)
  return seconds <= MOST_ACCEPTANCE_DELAY_SECONDS ? seconds : null
}

/** What was typed as a margin in percent, with a point or comma and two decimals at most; null when it is none. */
export function percentOf(text: string): number | null {
  const trimmed = text.trim().replace(',', '.')
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(trimmed)) return null
  const percent = Number(trimmed)
  return percent <= MOST_MARGIN_PERCENT ? percent : null
}
