/** The reality check: the player sees it after a time of play, and must answer it to go on (rules 10.3). */

/** Minutes between two checks that a player may choose; 0 means no checks. */
export const REALITY_CHECK_MINUTES = [0, 15, 30, 60, 120, 240] as const

/** When the next check is due, in epoch milliseconds; null without checks. */
export const realityDueAt = (minutes: number, since: number): number | null =>
  minutes === 0 ? null : since + minutes * 60_000
