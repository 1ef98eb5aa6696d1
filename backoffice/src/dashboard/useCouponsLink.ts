import type { Turnover } from '@grandstand/shared-types/wire/people/dealers'
import { useMay } from '../access/useMay.ts'
import { listLink } from '../list/listLink.ts'

/**
 * Makes the target of a figure: the coupons of a filter in the period, by time of placing or settling; undefined for a
 * user who may not see coupons.
 */
export function useCouponsLink({ points, currency }: Turnover) {
  const seesCoupons = useMay('coupons.view')
  const from = points[0]?.from
  const to = points.at(-1)?.to
  const periods = {
    placed: { placedAt_gte: from, placedAt_lte: to, hasStake: true },
    settled: { settledAt_gte: from, settledAt_lte: to },
  }
  return (filter: Record<string, unknown>, by: keyof typeof periods = 'placed') =>
    seesCoupons ? { to: listLink('coupons', { ...periods[by], currency, ...filter }) } : {}
}
