const SECOND_MS = 1_000
const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
/** From this count on, a duration is shown in the next larger unit. */
const TWO = 2

interface Duration {
  unit: 'milliseconds' | 'seconds' | 'minutes' | 'hours'
  count: number
}

/** A duration in the largest unit of which it contains two or more, rounded down; below a second in milliseconds. */
export function durationOf(ms: number): Duration {
  if (ms < SECOND_MS) return { unit: 'milliseconds', count: Math.round(ms) }
  if (ms < TWO * MINUTE_MS) return { unit: 'seconds', count: Math.floor(ms / SECOND_MS) }
  if (ms < TWO * HOUR_MS) return { unit: 'minutes', count: Math.floor(ms / MINUTE_MS) }
  return { unit: 'hours', count: Math.floor(ms / HOUR_MS) }
}
