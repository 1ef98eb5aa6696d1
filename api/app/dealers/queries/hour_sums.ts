/** Sums of the counted hours of branches, in the principal's currency. */
import { reads } from '#core/database/lagging_reads'
import type { Product } from '@grandstand/shared-types/accounts/user_types'
import type { TurnoverSums } from '@grandstand/shared-types/wire/people/dealers'
import type { Principal } from '#core/requests/access'

export interface SumRow {
  head_id: number
  hour: number
  sport_id: number
  product: Product
  coupons: number
  stakes: number
  payouts: number
}

export const sumsOf = ({ coupons, stakes, payouts }: SumRow): TurnoverSums => ({
  coupons: Number(coupons),
  stakesMinor: Number(stakes),
  payoutsMinor: Number(payouts),
})

export const byStakes = (a: TurnoverSums, b: TurnoverSums) => b.stakesMinor - a.stakesMinor

/** The sums of branches since the beginning of the hour `from`, grouped by columns of `turnover_hours`. */
export function hourSums(
  { siteId, currency }: Principal,
  headIds: number[],
  from: number,
  columns: string[]
): Promise<SumRow[]> {
  return reads()
    .query<SumRow>()
    .from('turnover_hours')
    .where({ site_id: siteId, currency })
    .whereIn('head_id', headIds)
    .where('hour', '>=', from)
    .groupBy(...columns)
    .select(...columns)
    .sum({ coupons: 'coupons', stakes: 'stakes', payouts: 'payouts' })
}
