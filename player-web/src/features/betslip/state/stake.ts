/** The stake of a slip for each line and in total, in minor units. */
import { couponTypeOf } from '@grandstand/shared-types/coupons/evaluation/draft'
import { limitsOfType } from '@grandstand/shared-types/coupons/limits/type_limits'
import type { CouponLimits } from '@grandstand/shared-types/coupons/limits/coupon_limits'
import { lineCountOf } from './system.ts'
import type { SlipState } from './slipTypes.ts'

interface StakeDefaults {
  /** Stake of a line (rules 4.9). */
  perLineMinor: number
  /** The lowest total. */
  minTotalMinor: number
}

/** The total stake, for singles of each coupon. Without a typed stake, it is the default, raised to fit the lines. */
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

/** The lowest stake of a coupon of the slip's type, for any number of lines. */
export function minStakeOf({ kind, items }: SlipState, limits: CouponLimits): number {
  const matches = new Set(items.map(({ matchId }) => matchId)).size
  // each selection on the single tab is a coupon of its own
  const type = kind === 'single' ? 'single' : couponTypeOf(kind, items.length, matches)
  return limitsOfType(limits, type).minStakeMinor
}

/** The lowest total that the lines can share evenly. */
export function lowestTotal(slip: SlipState, minTotalMinor: number): number {
  return roundUpTo(Math.max(1, lineCountOf(slip)), Math.max(minTotalMinor, 1))
}

function roundUpTo(step: number, minor: number): number {
  return Math.ceil(minor / step) * step
}
