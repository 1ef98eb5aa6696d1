import type { LimitSet } from '@grandstand/shared-types/coupons/limits/limit_set'
import { COUPON_TYPES, type CouponType } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { TypeLimits } from '@grandstand/shared-types/coupons/limits/type_limits'
import { CURRENCY_CODES, type CurrencyCode } from '@grandstand/shared-types/money/currencies'

type Sent<T> = { [Name in keyof T]?: T[Name] | null | undefined } | null | undefined
type SentTypeLimits = { [Type in CouponType]?: Sent<LimitSet> }
type ByCurrency<T> = Partial<Record<CurrencyCode, Partial<T>>>
type SentByCurrency<T> = { [Code in CurrencyCode]?: Sent<T> }

/**
 * The sent figures over the stored ones: null removes a figure, an absent one stays. A type without figures is left
 * out; undefined when no type is left.
 */
export function mergedTypeLimits(stored: TypeLimits, sent: SentTypeLimits): TypeLimits | undefined {
  const merged: TypeLimits = {}
  for (const type of COUPON_TYPES) {
    const set = mergedSet<LimitSet>(stored[type] ?? {}, sent[type])
    if (Object.keys(set).length > 0) merged[type] = set
  }
  return Object.keys(merged).length > 0 ? merged : undefined
}

/** The same by currency; empty when none is left. */
export function mergedCurrencies<T>(stored: ByCurrency<T>, sent: SentByCurrency<T>): ByCurrency<T> {
  const merged: ByCurrency<T> = {}
  for (const code of CURRENCY_CODES) {
    const set = mergedSet<T>(stored[code] ?? {}, sent[code])
    if (Object.keys(set).length > 0) merged[code] = set
  }
  return merged
}

/** The same for one set; null removes it. */
function mergedSet<T>(stored: Partial<T>, sent: Sent<T>): Partial<T> {
  if (sent === null) return {}
  const changed = Object.entries(sent ?? {}).filter(([, value]) => value !== undefined)
  const entries = Object.entries({ ...stored, ...Object.fromEntries(changed) })
  return Object.fromEntries(entries.filter(([, value]) => value !== null)) as Partial<T>
}
