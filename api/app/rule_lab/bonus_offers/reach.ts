/** How much of what players did is read at first: as much as was enough for the bonuses of the page before. Pure. */

export interface Reach {
  /** After the last bonus of a page, in milliseconds; Infinity for all. */
  spanMs: number
  /** Of each player. */
  plays: number
}

/** Enough for bonuses that are soon over. */
export const FIRST_REACH: Reach = { spanMs: 8 * 86_400_000, plays: 8 }

/** The share of the bonuses whose end is found in what is read at first. */
const ENDED_AT_ONCE = 0.75
/** What is read beyond it. */
const MARGIN = 1.25

/** What was enough for most of these bonuses, and a little more; at least the first reach. */
export function reachOfMost(lasted: readonly Reach[]): Reach {
  const enough = (values: number[]) =>
    MARGIN * (values.sort((a, b) => a - b)[Math.floor(ENDED_AT_ONCE * values.length)] ?? 0)
  return {
    spanMs: Math.max(FIRST_REACH.spanMs, enough(lasted.map(({ spanMs }) => spanMs))),
    plays: Math.max(FIRST_REACH.plays, Math.ceil(enough(lasted.map(({ plays }) => plays)))),
  }
}
