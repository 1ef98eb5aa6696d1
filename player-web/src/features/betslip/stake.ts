/** The stake of a slip in both its forms: what each line costs and what all cost together. Minor units. */
import { couponTypeOf } from '@grandstand/shared-types/coupons/evaluation/draft'
import { limitsOfType } from '@grandstand/shared-types/coupons/limits/type_limits'
import type { CouponLimits } from '@grandstand/shared-types/coupons/limits/coupon_limits'
import { lineCountOf } from './system.ts'
import type { SlipState } from './slipTypes.ts'

export interface StakeDefaults {
  /** Of a line (rules 4.9). */
  perLineMinor: number
  /** The lowest total. */
  minTotalMinor: number
}

/** The whole stake, or each coupon's of singles. Without a typed one the default, raised to fit the lines. */
export function totalStakeOf(
  slip: SlipState,
  { perLineMinor, minTotalMinor }: StakeDefaults
): number {
  const lines = Math.max(1, lineCountOf(slip))
  if (slip.stakeMinor === null) {
    return roundUpTo(lines, Math.max(perLineMinor * lines, minTotalMinor))
  }
  return slip.stakeBasis === 'line' ? slip.stakeMinor * lines : slip.stakeMinor
}

/** The lowest stake of a coupon of the slip's type, whatever its lines. */
export function minStakeOf({ kind, items }: SlipState, limits: CouponLimits): number {
  const matches = new Set(items.map(({ matchId }) => matchId)).size
  // several selections of the single tab are a coupon each
  const type = kind === 'single' ? 'single' : couponTypeOf(kind, items.length, matches)
  return limitsOfType(limits, type).minStakeMinor
}

/** The lowest total that divides into the lines. */
export function lowestTotal(slip: SlipState, minTotalMinor: number): number {
  return roundUpTo(Math.max(1, lineCountOf(slip)), Math.max(minTotalMinor, 1))
}

function roundUpTo(step: number, minor: number): number {
  return Math.ceil(minor / step) * step
}
