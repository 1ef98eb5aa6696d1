/** Days as people of a place count them. */

/** Whether the name is a time zone, such as `Europe/Istanbul`. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The day of `at` (epoch milliseconds) in a time zone, as `2026-11-22`. Throws a RangeError for an unknown zone. */
export const dayIn = (timeZone: string, at: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at)
