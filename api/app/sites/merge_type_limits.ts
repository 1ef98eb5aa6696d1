import { LIMIT_SET_FIGURES, type LimitSet } from '@grandstand/shared-types/coupons/limit_set'
import { COUPON_TYPES, type CouponType } from '@grandstand/shared-types/coupons/types'
import type { TypeLimits } from '@grandstand/shared-types/coupons/type_limits'

type SentSet = { [Name in keyof LimitSet]?: LimitSet[Name] | null }
export type SentTypeLimits = { [Type in CouponType]?: SentSet | null }

/**
 * What was sent over what stands, figure by figure: null takes one away, what is left out stays. A type of which nothing
 * is set is left out; undefined when no type is left.
 */
export function mergedTypeLimits(
  standing: TypeLimits,
  sent: SentTypeLimits
): TypeLimits | undefined {
  const merged: TypeLimits = {}
  for (const type of COUPON_TYPES) {
    const set = mergedSet(standing[type] ?? {}, sent[type])
    if (Object.keys(set).length > 0) merged[type] = set
  }
  return Object.keys(merged).length > 0 ? merged : undefined
}

/** The same of one set; null takes it away. */
export function mergedSet(
  standing: Partial<LimitSet>,
  sent: SentSet | null | undefined
): Partial<LimitSet> {
  if (sent === null) return {}
  const merged: Partial<LimitSet> = {}
  for (const name of LIMIT_SET_FIGURES) {
    const value = sent?.[name] === undefined ? standing[name] : sent[name]
    if (value !== undefined && value !== null) merged[name] = value
  }
  return merged
}
