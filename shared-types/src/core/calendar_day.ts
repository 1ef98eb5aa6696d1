/** Days of the calendar as programs write them, `2026-03-31`. Pure. */

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Whether a text is a day of the calendar: `2026-02-31` is none, and neither is `2026-2-1`. */
export function isCalendarDay(text: string): boolean {
  const at = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  // a day too many is read as one of the next month
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}
