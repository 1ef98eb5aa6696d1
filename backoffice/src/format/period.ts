/** Periods with a name. A saved filter keeps the name, because "today" is another day tomorrow. */

import { partsAt, startOfDay } from './zone.ts'

export const PERIODS = ['today', 'yesterday', 'last7', 'last30', 'month', 'lastMonth'] as const
export type Period = (typeof PERIODS)[number]

export interface Bounds {
  /** Epoch milliseconds; both bounds belong to the period. */
  from: number
  to: number
}

/** First and last millisecond of a period, by the clock of the brand. */
export function periodBounds(period: Period, now: number): Bounds {
  const { year, month, date } = partsAt(now)
  const days = (first: number, end: number): Bounds => ({
    from: startOfDay(year, month, date + first),
    to: startOfDay(year, month, date + end) - 1,
  })
  switch (period) {
    case 'today':
      return days(0, 1)
    case 'yesterday':
      return days(-1, 0)
    case 'last7':
      return days(-6, 1)
    case 'last30':
      return days(-29, 1)
    case 'month':
      return months(year, month)
    case 'lastMonth':
      return months(year, month - 1)
  }
}

function months(year: number, month: number): Bounds {
  return {
    from: startOfDay(year, month, 1),
    to: startOfDay(year, month + 1, 1) - 1,
  }
}

/** The name of the period that has these bounds now; null when no named period has. */
export function periodOf(from: unknown, to: unknown, now: number): Period | null {
  const isIt = (period: Period) => {
    const bounds = periodBounds(period, now)
    return bounds.from === from && bounds.to === to
  }
  return PERIODS.find(isIt) ?? null
}

type Filter = Record<string, unknown>

const MARK = '@'

/** A filter to be saved: bounds that equal a named period become its name. */
export function withNamedPeriods(filter: Filter, now: number): Filter {
  const kept = { ...filter }
  for (const name of Object.keys(filter)) {
    const source = /^(.+)_gte$/.exec(name)?.[1]
    const period = source && periodOf(filter[name], filter[`${source}_lte`], now)
    if (!period) continue
    kept[name] = MARK + period
    delete kept[`${source}_lte`]
  }
  return kept
}

/** A saved filter to be used: names of periods become their present bounds. */
export function withBounds(filter: Filter, now: number): Filter {
  const bounded = { ...filter }
  for (const [name, value] of Object.entries(filter)) {
    const period = PERIODS.find((known) => value === MARK + known)
    if (!period || !name.endsWith('_gte')) continue
    const { from, to } = periodBounds(period, now)
    bounded[name] = from
    bounded[name.replace(/_gte$/, '_lte')] = to
  }
  return bounded
}
