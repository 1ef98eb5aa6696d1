/** Whether limits leave any coupon possible: no minimum may be above its maximum. */
import type { CouponLimits } from './coupon_limits.ts'
import { COUPON_TYPES } from '../model/coupon_words.ts'
import { limitsOfType } from './type_limits.ts'

interface LimitConflict {
  /** Path within the limits: `minStakeMinor`, `byType.single.maxStakeMinor`. */
  path: string
  /** `amountTooLarge` for a minimum that is too high, `amountTooSmall` for a maximum that is too low. */
  key: 'amountTooLarge' | 'amountTooSmall'
  /** The maximum, or the minimum, that the figure conflicts with. */
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
 * The first conflict of a figure of `own`, at the path of that figure; null without a conflict. `own` are the figures
 * being set, `limits` all limits in force with them.
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
