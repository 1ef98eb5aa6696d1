import type { Turnover } from '@grandstand/shared-types/wire/dealers'
import { useMay } from '../access/useMay.ts'
import { listLink } from '../list/listLink.ts'

/** Makes the target of a figure: the coupons placed in the period that a filter leaves; none for who may not see coupons. */
export function useCouponsLink({ points }: Turnover) {
  const seesCoupons = useMay('coupons.view')
  const placed = { placedAt_gte: points[0]?.from, placedAt_lte: points.at(-1)?.to }
  return (filter: Record<string, unknown>) =>
    seesCoupons ? { to: listLink('coupons', { ...placed, ...filter }) } : {}
}
