/** The times of acceptance between which a cancellation makes selections void. */
import { epochMs } from '#feed/reading/numbers'

interface CancelWindow {
  /** Epoch milliseconds, both inclusive; null leaves that side open. */
  from: number | null
  to: number | null
}

/**
 * An absent side is open. Null when a time is invalid or the end is before the start, so that the cancellation voids
 * nothing beyond its meaning.
 */
export function windowOf(start: string | null, end: string | null): CancelWindow | null {
  const [from, to] = [epochMs(start), epochMs(end)]
  if ((start !== null && from === null) || (end !== null && to === null)) return null
  return from !== null && to !== null && to < from ? null : { from, to }
}
