/** What an offer cost by day. All money comes out of the ledger's entries, so its sums are those of the ledger. */
import { reads } from '#core/database/lagging_reads'
import { periodOfDay } from '@grandstand/shared-types/statements/periods'
import type { BonusDays } from '@grandstand/shared-types/wire/bonuses/days'
import { found } from '#core/errors/app_error'
import type { Principal } from '#core/requests/access'
import { reportDays, type ReportDays } from '#core/requests/report_days'
import { dayIn } from '#core/timing/calendar_day'
import { offersOf } from '#bonuses/offers/offer'
import { figuresOf, sumsOf } from '#bonuses/reports/cost_sums'
import { siteById } from '#sites/current_site'

/** `asked` names days of the brand's time zone. Throws 404 `notFound`, and as `reportDays`. */
export async function costByDay(
  { siteId }: Principal,
  bonusId: number,
  asked: { from?: string | undefined; to?: string | undefined }
): Promise<BonusDays> {
  const { terms } = found((await offersOf(reads(), siteId, bonusId))[0])
  const { timeZone } = (await siteById(siteId)).settings
  const range = reportDays(timeZone, asked)
  const sums = await sumsOf({ bonusId }, range)
  const byCurrency = Map.groupBy(sums, ({ currency }) => currency)
  const days = daysOf(range, timeZone)
  const currencies = [...new Set([terms.currency, ...byCurrency.keys()])]
  return {
    timeZone,
    from: range.from,
    to: range.to,
    currencies: currencies.map((currency) => {
      const own = byCurrency.get(currency) ?? []
      const byDay = Map.groupBy(own, ({ quarter }) => dayIn(timeZone, Number(quarter)))
      return {
        currency,
        days: days.map((day) => ({ day, ...figuresOf(byDay.get(day) ?? []) })),
        total: figuresOf(own),
      }
    }),
  }
}

function daysOf({ startsAt, endsAt }: ReportDays, timeZone: string): string[] {
  const days: string[] = []
  for (let at = startsAt; at < endsAt; at = periodOfDay(timeZone, dayIn(timeZone, at)).endsAt) {
    days.push(dayIn(timeZone, at))
  }
  return days
}
