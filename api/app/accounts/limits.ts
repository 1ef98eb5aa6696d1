/** Limits are data per site, then dealer, then user; the strictest wins; 0 means no limit (decisions.md, Money and odds). */
import { UNSET_USER_MAX_PAYOUT_MINOR } from '@grandstand/shared-types/constants'
import { stricterCeiling } from '@grandstand/shared-types/coupons/bet_limits'
import type { CouponLimitsView } from '@grandstand/shared-types/wire'

type Stored = Partial<CouponLimitsView>
type CeilingKey = Extract<keyof CouponLimitsView, `max${string}` | 'sameCouponMax'>
type FloorKey = Extract<keyof CouponLimitsView, `min${string}`>

const CEILINGS: CeilingKey[] = [
  'maxStakeMinor',
  'maxPayoutMinor',
  'maxSelections',
  'maxMultiLines',
  'maxMultiSelections',
  'maxSystemSelections',
  'maxSelectionOddsMilli',
  'maxTotalOddsMilli',
  'sameCouponMax',
]
const FLOORS: FloorKey[] = [
  'minStakeMinor',
  'minSelections',
  'minSelectionOddsMilli',
  'minTotalOddsMilli',
]

/**
 * Limits of one player. `below` are the stored limits of the dealers from the top down and then the player's own.
 * A player for whom nobody set a payout limit has the small one of the specification.
 */
export function effectiveLimits(site: CouponLimitsView, below: Stored[]): CouponLimitsView {
  const limits: CouponLimitsView = { ...site, types: { ...site.types }, bonus: { ...site.bonus } }
  const own = below.at(-1)
  const payoutSet = below.some((stored) => (stored.maxPayoutMinor ?? 0) > 0)
  const levels = payoutSet
    ? below
    : [...below, { ...own, maxPayoutMinor: UNSET_USER_MAX_PAYOUT_MINOR }]
  for (const stored of levels) {
    for (const key of CEILINGS) limits[key] = stricterCeiling(limits[key], stored[key] ?? 0)
    for (const key of FLOORS) limits[key] = Math.max(limits[key], stored[key] ?? 0)
    for (const type of ['single', 'combined', 'multiple', 'system'] as const) {
      if (stored.types?.[type] === 0) limits.types[type] = 0
    }
    if (stored.extraWaitingSeconds) {
      const most = Math.max(limits.extraWaitingSeconds ?? 0, stored.extraWaitingSeconds)
      limits.extraWaitingSeconds = most
    }
    for (const action of ['sell', 'cancel'] as const) {
      if (stored.actions?.[action] === 0) limits.actions = { ...limits.actions, [action]: 0 }
    }
  }
  return limits
}
