import { NO_REVENUE, type EarlierReferral } from '@grandstand/shared-types/affiliates/referral'
import type { Reader } from '#core/database/transactions'

export interface Earlier extends EarlierReferral {
  stakesMinor: number
}

export const NOTHING_EARLIER: Earlier = {
  found: NO_REVENUE,
  counted: NO_REVENUE,
  cpaMinor: 0,
  cpaAt: null,
  stakesMinor: 0,
}

type Sums = Record<
  | 'foundGross'
  | 'foundCorrections'
  | 'foundBonuses'
  | 'foundChargebacks'
  | 'foundStakes'
  | 'gross'
  | 'corrections'
  | 'bonuses'
  | 'chargebacks'
  | 'cpa',
  number
> & { referralId: number; cpaAt: number | null }

/** What earlier statements of a brand had of each referred player, by referral. */
export async function earlierReferrals(
  reader: Reader,
  siteId: number
): Promise<Map<number, Earlier>> {
  const rows: Sums[] = await reader
    .query<Sums>()
    .from('affiliate_statement_players as l')
    .join('affiliate_referrals as r', 'r.id', 'l.referral_id')
    .join('affiliate_statements as s', 's.id', 'l.statement_id')
    .join('affiliate_periods as p', 'p.id', 's.period_id')
    .where('r.site_id', siteId)
    .groupBy('l.referral_id')
    .select({ referralId: 'l.referral_id' })
    .sum({
      foundGross: 'l.found_gross',
      foundCorrections: 'l.found_corrections',
      foundBonuses: 'l.found_bonuses',
      foundChargebacks: 'l.found_chargebacks',
      foundStakes: 'l.found_stakes',
      gross: 'l.gross',
      corrections: 'l.corrections',
      bonuses: 'l.bonuses',
      chargebacks: 'l.chargebacks',
      cpa: 'l.cpa',
    })
    .select(reader.raw('max(case when l.cpa > 0 then p.ends_at end) as cpaAt'))
  return new Map(rows.map((row) => [Number(row.referralId), earlierOf(row)]))
}

const earlierOf = (row: Sums): Earlier => ({
  found: {
    grossMinor: Number(row.foundGross),
    correctionsMinor: Number(row.foundCorrections),
    bonusesMinor: Number(row.foundBonuses),
    chargebacksMinor: Number(row.foundChargebacks),
  },
  counted: {
    grossMinor: Number(row.gross),
    correctionsMinor: Number(row.corrections),
    bonusesMinor: Number(row.bonuses),
    chargebacksMinor: Number(row.chargebacks),
  },
  cpaMinor: Number(row.cpa),
  cpaAt: row.cpaAt === null ? null : Number(row.cpaAt),
  stakesMinor: Number(row.foundStakes),
})
