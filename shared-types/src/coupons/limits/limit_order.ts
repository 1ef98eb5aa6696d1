/** Whether limits leave any coupon possible: no floor stands above its ceiling. */
import type { CouponLimits } from './coupon_limits.ts'
import { COUPON_TYPES } from '../model/coupon_words.ts'
import { limitsOfType } from './type_limits.ts'

export interface LimitConflict {
  /** Below the limits: `minStakeMinor`, `byType.single.maxStakeMinor`. */
  path: string
  /** Of a floor that is too high, or of a ceiling that is too low. */
  key: 'amountTooLarge' | 'amountTooSmall'
  /** The ceiling, or the floor. */
  bound: number
}

const PAIRS = [
  ['minStakeMinor', 'maxStakeMinor'],
  ['minSelections', 'maxSelections'],
  ['minSelectionOddsMilli', 'maxSelectionOddsMilli'],
  ['minTotalOddsMilli', 'maxTotalOddsMilli'],
  ['minMarketTypes', 'maxMarketTypes'],
] as const

type Figures = { [Name in (typeof PAIRS)[number][number]]?: number }

/**
 * The first conflict that a figure of `own` has part in, at that figure; null when there is none. `limits`: those in
 * force, of which `own` is what is being set.
 */
export function limitConflict(
  limits: CouponLimits,
  own: Partial<CouponLimits>
): LimitConflict | null {
  const found = conflictOf(limits, own, '')
  if (found) return found
  for (const type of COUPON_TYPES) {
    const set = own.byType?.[type]
    if (!set) continue
    const bounds = { ...limitsOfType(limits, type), maxSelections: limits.maxSelections }
    const ofType = conflictOf(bounds, set, `byType.${type}.`)
    if (ofType) return ofType
  }
  return null
}

function conflictOf(limits: Figures, own: Figures, path: string): LimitConflict | null {
  for (const [floor, ceiling] of PAIRS) {
    const [least, most] = [limits[floor] ?? 0, limits[ceiling] ?? 0]
    if (most === 0 || least <= most) continue
    if (own[floor] === least) return { path: path + floor, key: 'amountTooLarge', bound: most }
    if (own[ceiling] === most) return { path: path + ceiling, key: 'amountTooSmall', bound: least }
  }
  return null
}
