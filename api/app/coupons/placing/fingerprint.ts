import { createHash } from 'node:crypto'
import type { Slip } from '@grandstand/shared-types/coupons/types'

/** 48-bit number that is equal for slips of one kind over the same set of outcomes, and of the same sizes and bankers. */
export function fingerprintOf({ kind, selections, sizes }: Slip): number {
  const outcomes = selections
    .map(({ outcomeId, isBanker }) => `${outcomeId}${kind === 'system' && isBanker ? 'b' : ''}`)
    .sort()
    .join(',')
  const system = kind === 'system' ? `:${[...(sizes ?? [])].sort((a, b) => a - b).join(',')}` : ''
  return createHash('sha1').update(`${outcomes}${system}`).digest().readUIntBE(0, 6)
}
