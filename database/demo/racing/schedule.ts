/** The races of a day: each meeting has the same every day. */
import { MEETINGS, type Meeting } from './meetings.ts'

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
  const [first, last] = [Math.floor(from / DAY_MS), Math.floor(to / DAY_MS)]
  const days = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
  return MEETINGS.flatMap((meeting) =>
    days
      .flatMap((day) => racesOn(meeting, day))
      .filter(({ startsAt }) => startsAt >= from && startsAt <= to)
  )
}

/** `dayNumber` counts days since 1 January 1970 (UTC). */
function racesOn(meeting: Meeting, dayNumber: number): ScheduledRace[] {
  const { key, firstAtMinutes, everyMinutes } = meeting
  return meeting.races.map((terms, index) => {
    const startsAt = dayNumber * DAY_MS + (firstAtMinutes + index * everyMinutes) * MINUTE_MS
    return { key: `demo:${key}:${startsAt / MINUTE_MS}`, meeting, terms, startsAt }
  })
}
