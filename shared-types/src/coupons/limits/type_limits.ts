/** Limit sets by coupon type, beside those for every coupon (rules 4.6). */
import { stricterSet, type LimitSet } from './limit_set.ts'
import { COUPON_TYPES, type CouponType } from '../model/coupon_words.ts'

/** What is left out is none. */
export type TypeLimits = Partial<Record<CouponType, Partial<LimitSet>>>

/** What binds a coupon of this type: the strictest of the figures for every coupon and of the type's own. */
export function limitsOfType(
  limits: LimitSet & { byType?: TypeLimits },
  type: CouponType
): LimitSet {
  return stricterSet(limits, limits.byType?.[type] ?? {})
}

/** The strictest of each figure of each type; types that neither names are left out. */
export function stricterTypeLimits(a: TypeLimits, b: TypeLimits): TypeLimits {
  const strictest: TypeLimits = {}
  for (const type of COUPON_TYPES) {
    if (a[type] ?? b[type]) strictest[type] = stricterSet(a[type] ?? {}, b[type] ?? {})
  }
  return strictest
}
