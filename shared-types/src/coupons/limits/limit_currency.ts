/** Amounts of limits are of one currency, and never bind another as the same number (docs/decisions/0010). */
import { isCurrencyCode, type CurrencyCode } from '../../money/currencies.ts'
import type { CouponLimits } from './coupon_limits.ts'
import { LIMIT_AMOUNTS, type LimitAmounts } from './limit_set.ts'
import { COUPON_TYPES } from '../model/coupon_words.ts'
import type { TypeLimits } from './type_limits.ts'

export type LimitsByCurrency = Partial<Record<CurrencyCode, LimitAmounts>>

/** Limits of a dealer or player: amounts are of their own currency, those for bettors of others stand apart. */
export interface OwnLimits extends Partial<CouponLimits> {
  byCurrency?: LimitsByCurrency
}

/**
 * What limits whose amounts are of the currency `own` bind a coupon of `currency` to: counts, odds and types always, of
 * amounts those of that currency alone.
 */
export function limitsInCurrency(
  { byCurrency, ...limits }: OwnLimits,
  own: string,
  currency: string
): Partial<CouponLimits> {
  if (own === currency) return limits
  const amounts = isCurrencyCode(currency) ? byCurrency?.[currency] : undefined
  const { byType, ...rest } = limits
  for (const name of LIMIT_AMOUNTS) delete rest[name]
  return { ...rest, ...(byType && { byType: countsOf(byType) }), ...amounts }
}

/** Limits by coupon type without their amounts. */
export function countsOf(byType: TypeLimits): TypeLimits {
  const counts: TypeLimits = {}
  for (const type of COUPON_TYPES) {
    const minSelections = byType[type]?.minSelections
    if (minSelections !== undefined) counts[type] = { minSelections }
  }
  return counts
}
