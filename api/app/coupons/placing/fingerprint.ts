import { createHash } from 'node:crypto'
import type { CouponType } from '@grandstand/shared-types/coupons/types'

/** 48-bit number that is equal for coupons of one type over the same set of outcomes. */
export function fingerprintOf(type: CouponType, outcomeIds: readonly number[]): number {
  const text = `${type}:${[...outcomeIds].sort((a, b) => a - b).join(',')}`
  return createHash('sha1').update(text).digest().readUIntBE(0, 6)
}
