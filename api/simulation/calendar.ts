/** The simulated days, as people of the brand's time zone count them; computed without the platform's own calendar. */

/** A zone whose clocks change on 29 March 2026, so that one of the days has 23 hours. */
export const ZONE = 'Europe/Berlin'
const HOUR_MS = 3_600_000

const CLOCKS_CHANGE_AT = Date.UTC(2026, 2, 29, 1)
/** Monday, 9 March 2026, midnight in Berlin. */
const FIRST_MIDNIGHT = Date.UTC(2026, 2, 8, 23)

/** Epoch milliseconds of the midnight at which day `index` (from 0) begins. */
export function midnightOf(index: number): number {
  const inWinter = FIRST_MIDNIGHT + index * 24 * HOUR_MS
  return inWinter > CLOCKS_CHANGE_AT ? inWinter - HOUR_MS : inWinter
}

/** Day `index` as `2026-03-09`. */
export const nameOf = (index: number): string =>
  new Date(Date.UTC(2026, 2, 9 + index)).toISOString().slice(0, 10)

/** Epoch milliseconds of an hour of a day; hours after 3:00 on the day of the change too. */
export const hourOf = (index: number, hour: number): number =>
  midnightOf(index + 1) - (24 - hour) * HOUR_MS
