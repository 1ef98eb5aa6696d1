/** When a postback that was not taken is sent again (rules 16.11). Pure. */

const MINUTE_MS = 60_000
/** Waits after the first attempt, the second, and so on: seven attempts within a day. */
export const WAITS_MS = [1, 5, 30, 120, 360, 720].map((minutes) => minutes * MINUTE_MS)

/** A postback that was not taken in this time is given up. */
export const GIVEN_UP_AFTER_MS = 24 * 60 * MINUTE_MS

/** Milliseconds from a failed attempt to the next; `attempts` counts the failed one, from 1. Null when there is none. */
export const waitAfter = (attempts: number): number | null => WAITS_MS[attempts - 1] ?? null
