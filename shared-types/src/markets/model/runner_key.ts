/** Keys of outcomes that are runners of a race. */

/** The highest number of a runner on a card. */
export const MOST_RUNNERS = 99

/** A runner's outcome: `7` to 7; null for any other key. */
export const runnerOf = (outcomeKey: string): number | null =>
  /^[1-9]\d?$/.test(outcomeKey) ? Number(outcomeKey) : null
