/** The days that a report is asked about, as the brand's calendar has them. */
import { periodOfDay } from '@grandstand/shared-types/statements/periods'
import { AppError } from '#core/errors/app_error'
import { calendarDay } from '#core/requests/validation'
import { dayIn } from '#core/timing/calendar_day'
import { clock } from '#core/timing/clock'

/** Time zones differ by multiples of a quarter of an hour, so each quarter lies within one day. */
export const QUARTER_MS = 900_000
const DAY_MS = 86_400_000
const MOST_DAYS = 93
const DAYS_AT_FIRST = 14

/** A day in the query of a report, `YYYY-MM-DD`. */
export const reportDay = calendarDay

export interface ReportDays {
  from: string
  to: string
  /** Epoch milliseconds; `endsAt` is the first moment after the last day. */
  startsAt: number
  endsAt: number
}

/**
 * Both days are included; without them the last 14 days. Throws 400 `badRange` for an end before the start, and for more than 93
 * days.
 */
export function reportDays(
  timeZone: string,
  asked: { from?: string | undefined; to?: string | undefined }
): ReportDays {
  const to = asked.to ?? dayIn(timeZone, clock.now())
  const from = asked.from ?? dayBefore(to, DAYS_AT_FIRST - 1)
  const [firstMs, lastMs] = [from, to].map((day) => Date.parse(`${day}T12:00:00Z`))
  if (!firstMs || !lastMs || lastMs < firstMs || lastMs - firstMs >= MOST_DAYS * DAY_MS) {
    throw new AppError('badRange')
  }
  const { startsAt } = periodOfDay(timeZone, from)
  return { from, to, startsAt, endsAt: periodOfDay(timeZone, to).endsAt }
}

/** The day `days` before `day`, by the calendar alone. */
const dayBefore = (day: string, days: number): string =>
  dayIn('UTC', Date.parse(`${day}T12:00:00Z`) - days * DAY_MS)
