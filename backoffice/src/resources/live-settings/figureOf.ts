import { plainNumber, plainWhole } from '@grandstand/shared-types/core/typed_text'
import { MOST_MARGIN_PERCENT } from '@grandstand/shared-types/live/margins'
import { MOST_ACCEPTANCE_DELAY_SECONDS } from '@grandstand/shared-types/live/acceptance_delay'

/** A typed delay in seconds; null for any other text. */
export function secondsOf(text: string): number | null {
  const seconds = plainWhole(text, 2)
  return seconds !== null && seconds <= MOST_ACCEPTANCE_DELAY_SECONDS ? seconds : null
}

/** A typed margin in percent, with a point or comma and two decimals at most; null for any other text. */
export function percentOf(text: string): number | null {
  const trimmed = plainNumber(text).replace(',', '.')
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(trimmed)) return null
  const percent = Number(trimmed)
  return percent <= MOST_MARGIN_PERCENT ? percent : null
}
