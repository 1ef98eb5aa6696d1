/** What the bonuses of a brand cost by offer and month, and what is still open. Its sums are those of the ledger. */
import db from '@adonisjs/lucid/services/db'
import { reads } from '#core/database/lagging_reads'
import { BONUS_POCKETS } from '@grandstand/shared-types/bonuses/categories'
import type { BonusReport, BonusReportOffer } from '@grandstand/shared-types/wire/bonuses/report'
import { sumOfRows } from '#core/database/sums'
import type { Principal } from '#core/requests/access'
import { reportDays } from '#core/requests/report_days'
import { dayIn } from '#core/timing/calendar_day'
import { offersOf } from '#bonuses/offers/offer'
import { figuresOf, sumsOf } from '#bonuses/reports/cost_sums'
import { siteById } from '#sites/current_site'

/** `asked` names days of the brand's time zone. Throws as `reportDays`. */
export async function costByMonth(
  { siteId }: Principal,
  asked: { from?: string | undefined; to?: string | undefined }
): Promise<BonusReport> {
  const { timeZone } = (await siteById(siteId)).settings
  const range = reportDays(timeZone, asked)
  const monthOf = (at: number) => dayIn(timeZone, at).slice(0, 7)
  const sums = await sumsOf({ siteId }, range)
  const open = await openOf(siteId)
  const offers = await offersOf(reads(), siteId)
  const rows = offers.flatMap(({ id, titles, category, terms }): BonusReportOffer[] => {
    const own = Map.groupBy(
      sums.filter(({ bonusId }) => Number(bonusId) === id),
      ({ currency }) => currency
    )
    const held = open.filter(({ bonusId }) => bonusId === id)
    const currencies = new Set([...own.keys(), ...held.map(({ currency }) => currency)])
    // an offer that gave nothing has a row, too: nobody asks for it
    if (currencies.size === 0) currencies.add(terms.currency)
    return [...currencies].map((currency) => {
      const ofCurrency = own.get(currency) ?? []
      const months = Map.groupBy(ofCurrency, ({ quarter }) => monthOf(Number(quarter)))
      const { openMinor = 0, runningCount = 0 } =
        held.find((one) => one.currency === currency) ?? {}
      return {
        ...{ bonusId: id, titles, category, currency, openMinor, runningCount },
        total: figuresOf(ofCurrency),
        months: [...months.keys()]
          .sort()
          .map((month) => ({ month, ...figuresOf(months.get(month) ?? []) })),
      }
    })
  })
  return { timeZone, from: range.from, to: range.to, offers: rows }
}

interface Open {
  bonusId: number
  currency: string
  openMinor: number
  runningCount: number
}

/** What runs now: a running grant owns all that its pocket holds, and a token is worth its stake. */
async function openOf(siteId: number): Promise<Open[]> {
  const rows: Open[] = await reads()
    .query<Open>()
    .from('bonus_grants as g')
    .leftJoin('ledger_accounts as a', (join) => {
      join
        .on('a.user_id', 'g.user_id')
        .on('a.pocket', 'g.pocket')
        .on('a.currency', 'g.currency')
        .andOnIn('a.pocket', [...BONUS_POCKETS])
    })
    .where('g.site_id', siteId)
    .whereIn('g.state', ['running', 'held'])
    .groupBy('g.bonus_id', 'g.currency')
    .select({ bonusId: 'g.bonus_id', currency: 'g.currency' })
    .select(
      db.raw(
        'sum(coalesce(a.balance, case when g.has_token then g.granted else 0 end)) as openMinor'
      )
    )
    .count('* as runningCount')
  return rows.map((row) => ({
    bonusId: Number(row.bonusId),
    currency: row.currency,
    openMinor: sumOfRows(row.openMinor),
    runningCount: sumOfRows(row.runningCount),
  }))
}
