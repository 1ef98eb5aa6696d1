import type { Turnover } from '@grandstand/shared-types/wire/people/dealers'
import { keeperOf, reachesBrand, type Principal } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { dayIn } from '#core/timing/calendar_day'
import { BRAND, HOUR_MS } from '#dealers/turnover/count_hour'
import { byStakes, hourSums, sumsOf, type SumRow } from '#dealers/queries/hour_sums'
import { topDealers } from '#dealers/queries/top_dealers'
import { siteById } from '#sites/current_site'

const DAY_HOURS = 24

/**
 * Stakes and payouts of the principal's branch, for admins and operators of the brand, over the last `days` days, today
 * included. The figures are at most about a minute old.
 */
export async function turnover(principal: Principal, days: number): Promise<Turnover> {
  const { settings } = await siteById(principal.siteId)
  const { timeZone } = settings
  const hours = hoursOfDays(timeZone, days)
  const from = hours[0] ?? clock.now()
  const headId = reachesBrand(principal) ? BRAND : keeperOf(principal).userId
  const of = (columns: string[]) => hourSums(principal, [headId], from, columns)
  const [byHour, bySport, byProduct, dealers] = await Promise.all([
    of(['hour']),
    of(['sport_id']),
    of(['product']),
    topDealers(principal, from),
  ])
  return {
    currency: principal.currency,
    timeZone,
    points: pointsOf(byHour, hours, days === 1 ? String : (hour) => dayIn(timeZone, hour)),
    sports: bySport
      .map((row) => ({ ...sumsOf(row), sportId: Number(row.sport_id) || null }))
      .toSorted(byStakes),
    products: byProduct.map((row) => ({ ...sumsOf(row), product: row.product })).toSorted(byStakes),
    dealers,
  }
}

/** The hours from the first one of the first day to the last one of today, oldest first. */
function hoursOfDays(timeZone: string, days: number): number[] {
  const now = Math.floor(clock.now() / HOUR_MS) * HOUR_MS
  const firstDay = dayIn(timeZone, now - (days - 1) * DAY_HOURS * HOUR_MS)
  const today = dayIn(timeZone, now)
  const begin = now - days * DAY_HOURS * HOUR_MS
  const around = Array.from(
    { length: (days + 1) * DAY_HOURS },
    (_, index) => begin + index * HOUR_MS
  )
  return around.filter((hour) => {
    const day = dayIn(timeZone, hour)
    return day >= firstDay && day <= today
  })
}

/** One point for each different name, in order, with the sums of the hours that have it. */
function pointsOf(
  rows: SumRow[],
  hours: number[],
  nameOf: (hour: number) => string
): Turnover['points'] {
  const byHour = new Map(rows.map((row) => [Number(row.hour), row]))
  return [...Map.groupBy(hours, nameOf).values()].map((group) => {
    const point = { from: Math.min(...group), to: Math.max(...group) + HOUR_MS - 1 }
    const sums = { coupons: 0, stakesMinor: 0, payoutsMinor: 0 }
    for (const hour of group) {
      const row = byHour.get(hour)
      if (!row) continue
      const { coupons, stakesMinor, payoutsMinor } = sumsOf(row)
      sums.coupons += coupons
      sums.stakesMinor += stakesMinor
      sums.payoutsMinor += payoutsMinor
    }
    return { ...point, ...sums }
  })
}
