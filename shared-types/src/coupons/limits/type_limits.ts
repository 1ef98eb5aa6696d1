/** Limit sets by coupon type, beside the figures for every coupon (rules 4.6). */
import { stricterSet, type LimitSet } from './limit_set.ts'
import { COUPON_TYPES, type CouponType } from '../model/coupon_words.ts'

/** A missing type or figure is no limit. */
export type TypeLimits = Partial<Record<CouponType, Partial<LimitSet>>>

/** The limits on a coupon of this type: each figure is the stricter one of every coupon's and the type's. */
export function limitsOfType(
  limits: LimitSet & { byType?: TypeLimits },
  type: CouponType
): LimitSet {
  return stricterSet(limits, limits.byType?.[type] ?? {})
}

/** The stricter value of each figure of each type; a type in neither `a` nor `b` is left out. */
export function stricterTypeLimits(a: TypeLimits, b: TypeLimits): TypeLimits {
  const strictest: TypeLimits = {}
  for (const type of COUPON_TYPES) {
    if (a[type] ?? b[type]) strictest[type] = stricterSet(a[type] ?? {}, b[type] ?? {})
  }
  return strictest
}
