/** What earlier statements told of a brand's affiliates. */
import type { Balances } from '@grandstand/shared-types/affiliates/earnings'
import type { FoundRevenue } from '@grandstand/shared-types/affiliates/found_revenue'
import { whereAmong, type Reader } from '#core/database/transactions'
import type { DrawnPeriod } from '#affiliates/queries/terms_of_periods'

/** The periods of a brand that end until a moment, in their order. */
export async function periodsUntil(
  reader: Reader,
  siteId: number,
  until: number
): Promise<DrawnPeriod[]> {
  const rows: DrawnPeriod[] = await reader
    .query<DrawnPeriod>()
    .from('affiliate_periods')
    .where('site_id', siteId)
    .where('ends_at', '<=', until)
    .orderBy('starts_at')
    .select({ id: 'id', startsAt: 'starts_at', endsAt: 'ends_at', createdAt: 'created_at' })
    .select({ firstDay: 'first_day' })
  return rows.map((row) => ({
    ...{ id: Number(row.id), startsAt: Number(row.startsAt), firstDay: row.firstDay },
    ...{ endsAt: Number(row.endsAt), createdAt: Number(row.createdAt) },
  }))
}

/** What each affiliate's latest statement carries into the next. */
export async function balancesBefore(
  reader: Reader,
  siteId: number
): Promise<Map<number, Balances>> {
  const rows: { affiliateId: number; carry: number; debt: number }[] = await reader
    .query<{ affiliateId: number; carry: number; debt: number }>()
    .from('affiliate_statements as s')
    .join('affiliates as f', 'f.id', 's.affiliate_id')
    .where('f.site_id', siteId)
    .orderBy('s.period_id')
    .select({ affiliateId: 's.affiliate_id', carry: 's.carry', debt: 's.debt' })
  return new Map(
    rows.map(({ affiliateId, carry, debt }) => [
      Number(affiliateId),
      { carriedMinor: Number(carry), owedMinor: Number(debt) },
    ])
  )
}

/** The stakes of each referred player of a brand since the registration, by referral. */
export async function stakesBefore(reader: Reader, siteId: number): Promise<Map<number, number>> {
  const rows: { referralId: number; stakes: number }[] = await reader
    .query<{ referralId: number; stakes: number }>()
    .from('affiliate_statement_players as l')
    .join('affiliate_referrals as r', 'r.id', 'l.referral_id')
    .where('r.site_id', siteId)
    .groupBy('l.referral_id')
    .select({ referralId: 'l.referral_id' })
    .sum('l.found_stakes as stakes')
  return new Map(rows.map(({ referralId, stakes }) => [Number(referralId), Number(stakes)]))
}

type FoundRow = FoundRevenue & { referralId: number; periodId: number }

/** What the ledger had of each player of some affiliates, by referral, then by period. */
export async function foundBefore(
  reader: Reader,
  affiliateIds: readonly number[]
): Promise<Map<number, Map<number, FoundRevenue>>> {
  const query = reader
    .query<FoundRow>()
    .from('affiliate_statement_players as l')
    .join('affiliate_statements as s', 's.id', 'l.statement_id')
    .select({ referralId: 'l.referral_id', periodId: 's.period_id' })
    .select({ grossMinor: 'l.found_gross', correctionsMinor: 'l.found_corrections' })
    .select({ bonusesMinor: 'l.found_bonuses', chargebacksMinor: 'l.found_chargebacks' })
    .select({ stakesMinor: 'l.found_stakes' })
  const rows: FoundRow[] = await whereAmong(query, 's.affiliate_id', affiliateIds)
  const found = new Map<number, Map<number, FoundRevenue>>()
  for (const row of rows) {
    const periods = found.get(Number(row.referralId)) ?? new Map<number, FoundRevenue>()
    found.set(Number(row.referralId), periods)
    periods.set(Number(row.periodId), {
      ...{ grossMinor: Number(row.grossMinor), correctionsMinor: Number(row.correctionsMinor) },
      ...{ bonusesMinor: Number(row.bonusesMinor), chargebacksMinor: Number(row.chargebacksMinor) },
      stakesMinor: Number(row.stakesMinor),
    })
  }
  return found
}

/** What an affiliate was told of a period: of the own players, or of an affiliate below. */
export interface StatementLine {
  affiliateId: number
  periodId: number
  belowId: number | null
  earnedMinor: number
  amountMinor: number
}

/** What was told of some affiliates so far, to themselves and to those above; one line for each period and source. */
export async function toldBefore(
  reader: Reader,
  affiliateIds: readonly number[]
): Promise<StatementLine[]> {
  const own = lines(reader).whereNull('l.below_id')
  const below = lines(reader)
  const rows: StatementLine[] = [
    ...(await whereAmong(own, 's.affiliate_id', affiliateIds)),
    ...(await whereAmong(below, 'l.below_id', affiliateIds)),
  ]
  return rows.map((row) => ({
    ...{ affiliateId: Number(row.affiliateId), periodId: Number(row.periodId) },
    belowId: row.belowId === null ? null : Number(row.belowId),
    ...{ earnedMinor: Number(row.earnedMinor), amountMinor: Number(row.amountMinor) },
  }))
}

const lines = (reader: Reader) =>
  reader
    .query<StatementLine>()
    .from('affiliate_statement_lines as l')
    .join('affiliate_statements as s', 's.id', 'l.statement_id')
    .groupBy('s.affiliate_id', 'l.period_id', 'l.below_id')
    .select({ affiliateId: 's.affiliate_id', periodId: 'l.period_id', belowId: 'l.below_id' })
    .sum({ earnedMinor: 'l.earned', amountMinor: 'l.amount' })
