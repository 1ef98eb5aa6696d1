/** The races of a day: each meeting has the same every day. */
import { MEETINGS, MONTHLY_MEETING, type Meeting } from './meetings.ts'

const DAY_MS = 24 * 3_600_000
const MINUTE_MS = 60_000

export interface ScheduledRace {
  /** The source key of its match. */
  key: string
  meeting: Meeting
  terms: Meeting['races'][number]
  /** Epoch milliseconds. */
  startsAt: number
}

/** Races that start from `from` to `to`, both included (epoch milliseconds), by meeting. */
export function racesBetween(from: number, to: number): ScheduledRace[] {
  const days = daysBetween(from, to)
  const daily = MEETINGS.flatMap((meeting) =>
    days
      .flatMap((day) => racesOn(meeting, day))
      .filter(({ startsAt }) => startsAt >= from && startsAt <= to)
  )
  return [...daily, ...monthlyRaces(from, to)]
}

/** The big races of the period, one on the last Saturday of each month. */
export const monthlyRaces = (from: number, to: number): ScheduledRace[] =>
  daysBetween(from, to)
    .filter(isLastSaturday)
    .flatMap((day) => racesOn(MONTHLY_MEETING, day))
    .filter(({ startsAt }) => startsAt >= from && startsAt <= to)

function daysBetween(from: number, to: number): number[] {
  const [first, last] = [Math.floor(from / DAY_MS), Math.floor(to / DAY_MS)]
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}

const SATURDAY = 6
const WEEK_DAYS = 7

/** `dayNumber` counts days since 1 January 1970 (UTC). */
function isLastSaturday(dayNumber: number): boolean {
  const [day, weekLater] = [dayNumber, dayNumber + WEEK_DAYS].map((one) => new Date(one * DAY_MS))
  return day?.getUTCDay() === SATURDAY && day.getUTCMonth() !== weekLater?.getUTCMonth()
}

/** `dayNumber` counts days since 1 January 1970 (UTC). */
function racesOn(meeting: Meeting, dayNumber: number): ScheduledRace[] {
  const { key, firstAtMinutes, everyMinutes } = meeting
  return meeting.races.map((terms, index) => {
    const startsAt = dayNumber * DAY_MS + (firstAtMinutes + index * everyMinutes) * MINUTE_MS
    return { key: `demo:${key}:${startsAt / MINUTE_MS}`, meeting, terms, startsAt }
  })
}
