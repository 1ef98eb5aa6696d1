import { periodOf, type Period } from '@grandstand/shared-types/statements/periods'
import type { TreePeriod } from '@grandstand/shared-types/wire/people/dealer_tree'

/** The named period in the days of `timeZone` around `now` (epoch milliseconds), whole days and months. */
export function treePeriod(name: TreePeriod, timeZone: string, now: number): Period {
  const day = periodOf('day', timeZone, now)
  const month = periodOf('month', timeZone, now)
  const dayBefore = (next: Period): Period => periodOf('day', timeZone, next.startsAt - 1)
  switch (name) {
    case 'today':
      return day
    case 'yesterday':
      return dayBefore(day)
    case 'last7': {
      let first = day
      for (let days = 1; days < 7; days++) first = dayBefore(first)
      return { startsAt: first.startsAt, endsAt: day.endsAt }
    }
    case 'month':
      return month
    case 'lastMonth':
      return periodOf('month', timeZone, month.startsAt - 1)
  }
}
