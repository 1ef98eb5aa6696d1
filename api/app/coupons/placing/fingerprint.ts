import { createHash } from 'node:crypto'
import type { Slip } from '@grandstand/shared-types/coupons/evaluation/slip'

/**
 * A 48-bit number, equal for slips of one type with the same set of outcomes (rules 4.12). The
 * outcomes determine the type, except for a system; bankers, sizes and prices do not matter.
 */
export function fingerprintOf({ kind, selections }: Slip): number {
  const outcomes = selections
    .map(({ outcomeId }) => outcomeId)
    .sort((a, b) => a - b)
    .join(',')
  const hash = createHash('sha1').update(kind === 'system' ? `${outcomes}:` : outcomes)
  return hash.digest().readUIntBE(0, 6)
}
