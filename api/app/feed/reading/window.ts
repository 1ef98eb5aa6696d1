/** Between which times of acceptance a cancellation voids. */
import { epochMs } from '#feed/reading/numbers'

export interface CancelWindow {
  /** Epoch milliseconds, both inclusive; null is open on that side. */
  from: number | null
  to: number | null
}

/**
 * A side that is absent is open. Null where a time is none, or the end stands before the start: it must not void more than
 * was meant.
 */
export function windowOf(start: string | null, end: string | null): CancelWindow | null {
  const [from, to] = [epochMs(start), epochMs(end)]
  if ((start !== null && from === null) || (end !== null && to === null)) return null
  return from !== null && to !== null && to < from ? null : { from, to }
}
