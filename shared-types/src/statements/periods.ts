/** Periods of statements: days, weeks and months of a brand's time zone (rules 8.9). */

export const PERIOD_KINDS = ['day', 'week', 'month'] as const
export type PeriodKind = (typeof PERIOD_KINDS)[number]

/** Epoch milliseconds; `endsAt` is the first moment after the period. */
export interface Period {
  startsAt: number
  endsAt: number
}

const DAY_MS = 86_400_000

/**
 * The period from `startsAt` to the end of the day, week (Monday is its first day) or month in which it begins. So a
 * period is shorter after a change of `kind`. Throws a RangeError for an unknown time zone.
 */
export function periodFrom(kind: PeriodKind, timeZone: string, startsAt: number): Period {
  const dayOf = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  const [, next] = bounds(kind, dayOf.format(startsAt))
  return { startsAt, endsAt: startOfDay(dayOf, next) }
}

/** The whole period that contains `at`. Throws a RangeError for an unknown time zone. */
export function periodOf(kind: PeriodKind, timeZone: string, at: number): Period {
  const dayOf = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  const [first, next] = bounds(kind, dayOf.format(at))
  return { startsAt: startOfDay(dayOf, first), endsAt: startOfDay(dayOf, next) }
}

/** The day `YYYY-MM-DD` of the calendar. Throws a RangeError for an unknown time zone. */
export function periodOfDay(timeZone: string, day: string): Period {
  const dayOf = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  const [first, next] = bounds('day', day)
  return { startsAt: startOfDay(dayOf, first), endsAt: startOfDay(dayOf, next) }
}

/** The first day of the period that contains `day`, and the first day of the next period, as UTC days. */
function bounds(kind: PeriodKind, day: string): [first: number, next: number] {
  const at = Date.parse(`${day}T00:00:00Z`)
  if (kind === 'day') return [at, at + DAY_MS]
  if (kind === 'week') {
    const first = at - ((new Date(at).getUTCDay() + 6) % 7) * DAY_MS
    return [first, first + 7 * DAY_MS]
  }
  const year = new Date(at).getUTCFullYear()
  const month = new Date(at).getUTCMonth()
  return [Date.UTC(year, month, 1), Date.UTC(year, month + 1, 1)]
}

/** The first moment of a day; when a change of the clock skips midnight, the first moment that exists. */
function startOfDay(dayOf: Intl.DateTimeFormat, utcDay: number): number {
  const wanted = new Date(utcDay).toISOString().slice(0, 10)
  // no time zone is more than 14 hours from UTC
  let before = utcDay - DAY_MS
  let from = utcDay + DAY_MS
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2)
    if (dayOf.format(middle) < wanted) before = middle
    else from = middle
  }
  return from
}
