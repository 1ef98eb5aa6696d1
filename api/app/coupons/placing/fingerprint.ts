import { createHash } from 'node:crypto'
import type { Slip } from '@grandstand/shared-types/coupons/evaluation/slip'

/**
 * 48-bit number that is equal for slips of one type over the same set of outcomes (decisions.md, Money and odds). Which
 * type a slip is follows from its outcomes, but for a system; bankers, sizes and prices make no other coupon of it.
 */
export function fingerprintOf({ kind, selections }: Slip): number {
  const outcomes = selections
    .map(({ outcomeId }) => outcomeId)
    .sort((a, b) => a - b)
    .join(',')
  const hash = createHash('sha1').update(kind === 'system' ? `${outcomes}:` : outcomes)
  return hash.digest().readUIntBE(0, 6)
}
