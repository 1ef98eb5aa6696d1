/** Calendar days in a time zone. */

/** Whether the name is a time zone, such as `Europe/Istanbul`. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The day of `at` (epoch milliseconds) in a time zone, as `2026-11-22`. Throws a RangeError for an unknown zone. */
export function dayIn(timeZone: string, at: number): string {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
    formats.set(timeZone, format)
  }
  return format.format(at)
}

/** Making a format takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** The hour of `at` (epoch milliseconds) in a time zone, from 0 to 23. Throws a RangeError for an unknown zone. */
export function hourIn(timeZone: string, at: number): number {
  let format = hours.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' })
    hours.set(timeZone, format)
  }
  return Number(format.format(at))
}

const hours = new Map<string, Intl.DateTimeFormat>()
