/** The times at which a brand draws a game of its own: times of day on some weekdays, by the clock of its time zone (rules 14.6). */

/** Monday is 1, Sunday is 7. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** Most draws of one day. */
export const MOST_TIMES_OF_DAY = 48
/** A time of day, `19:30`. */
export const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** The rhythm of a calendar. */
export interface DrawTimes {
  /** Times of day, `19:30`. */
  times: readonly string[]
  weekdays: readonly Weekday[]
}

const DAY_MS = 86_400_000
/** A calendar with one weekday has a draw in any eight days. */
const WEEK_DAYS = 8

/**
 * The next `count` draws after `after`, in epoch milliseconds and rising; none without a time or a weekday. A time that the change
 * of the clock skips is drawn as much later; one that it repeats is drawn the first time. Throws a RangeError for an unknown zone.
 */
export function calendarTimes(
  { times, weekdays }: DrawTimes,
  timeZone: string,
  after: number,
  count: number
): number[] {
  const zone = zoneOf(timeZone)
  const today = Math.floor((after + zone.offsetAt(after)) / DAY_MS)
  const days = WEEK_DAYS * Math.max(1, count)
  const found = new Set<number>()
  for (let day = today; day < today + days && found.size < count; day++) {
    if (!weekdays.some((one) => one === weekdayOf(day))) continue
    const instants = times.map((time) => zone.instantOf(day * DAY_MS + msOf(time)))
    for (const at of instants.toSorted((a, b) => a - b)) if (at > after) found.add(at)
  }
  return [...found].slice(0, count)
}

/** Of a day since 1 January 1970, which was a Thursday. */
const weekdayOf = (day: number): number => ((day + 3) % 7) + 1

function msOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours * 60 + minutes) * 60_000
}

function zoneOf(timeZone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  /** How much later than UTC the clocks are, ms. */
  const offsetAt = (at: number): number => {
    const second = Math.floor(at / 1_000) * 1_000
    return Date.parse(`${format.format(second).replace(' ', 'T')}Z`) - second
  }
  /** The instant at which clocks show `local`, which is written as if it were UTC. */
  const instantOf = (local: number): number => {
    const before = local - offsetAt(local - DAY_MS)
    const after = local - offsetAt(local + DAY_MS)
    const shows = (at: number) => at + offsetAt(at) === local
    return shows(before) || !shows(after) ? before : after
  }
  return { offsetAt, instantOf }
}
