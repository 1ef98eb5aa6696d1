/**
 * Limits of the site, then its dealers, then the user; the strictest wins; 0 means no limit (rules 4.6).
 */
import { UNSET_USER_MAX_PAYOUT_MINOR } from '@grandstand/shared-types/coupons/limits/bounds'
import { limitsInCurrency } from '@grandstand/shared-types/coupons/limits/limit_currency'
import { stricterCeiling } from '@grandstand/shared-types/coupons/limits/limit_set'
import { COUPON_TYPES } from '@grandstand/shared-types/coupons/model/coupon_words'
import { stricterTypeLimits } from '@grandstand/shared-types/coupons/limits/type_limits'
import type { CouponLimits } from '@grandstand/shared-types/coupons/limits/coupon_limits'

type Stored = Partial<CouponLimits>

/** A dealer or player as stored; `limits` is JSON. */
export interface LimitedUser {
  currency: string
  limits: string
}

/** The user's limits for a player of `currency`. */
export const limitsFor = ({ currency: own, limits }: LimitedUser, currency: string): Stored =>
  limitsInCurrency(JSON.parse(limits), own, currency)
type CeilingKey = Extract<keyof CouponLimits, `max${string}` | 'sameCouponMax'>
type FloorKey = Extract<keyof CouponLimits, `min${string}`>

const CEILINGS: CeilingKey[] = [
  'maxStakeMinor',
  'maxPayoutMinor',
  'maxSelections',
  'maxMultiLines',
  'maxMultiSelections',
  'maxSystemSelections',
  'maxSelectionOddsMilli',
  'maxTotalOddsMilli',
  'maxMarketTypes',
  'maxPerMarketType',
  'sameCouponMax',
]
const FLOORS: FloorKey[] = [
  'minStakeMinor',
  'minSelections',
  'minSelectionOddsMilli',
  'minTotalOddsMilli',
  'minMarketTypes',
]

/**
 * Limits of one player. `below` are the limits of the dealers from the top down, then the player's, as `limitsFor`
 * returns them. A player without a payout limit of their own gets the small one of rules 4.6.
 */
export function effectiveLimits(site: CouponLimits, below: Stored[]): CouponLimits {
  const limits: CouponLimits = { ...site, types: { ...site.types }, bonus: { ...site.bonus } }
  for (const stored of [...below, unsetPayout(below)]) {
    for (const key of CEILINGS) limits[key] = stricterCeiling(limits[key] ?? 0, stored[key] ?? 0)
    for (const key of FLOORS) limits[key] = Math.max(limits[key] ?? 0, stored[key] ?? 0)
    if (stored.byType) limits.byType = stricterTypeLimits(limits.byType ?? {}, stored.byType)
    for (const type of COUPON_TYPES) {
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

/** The small payout limit of rules 4.6, for coupon types without a payout limit. */
function unsetPayout(below: Stored[]): Stored {
  const isSet = (of: (stored: Stored) => number | undefined) =>
    below.some((stored) => (of(stored) ?? 0) > 0)
  if (isSet((stored) => stored.maxPayoutMinor)) return {}
  const open = COUPON_TYPES.filter(
    (type) => !isSet((stored) => stored.byType?.[type]?.maxPayoutMinor)
  )
  const small = { maxPayoutMinor: UNSET_USER_MAX_PAYOUT_MINOR }
  if (open.length === COUPON_TYPES.length) return small
  return { byType: Object.fromEntries(open.map((type) => [type, small])) }
}
