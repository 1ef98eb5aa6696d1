/** The amounts of limits have a currency, and never bind a coupon of another currency (docs/decisions/0010). */
import { isCurrencyCode, type CurrencyCode } from '../../money/currencies.ts'
import type { CouponLimits } from './coupon_limits.ts'
import { LIMIT_AMOUNTS, type LimitAmounts } from './limit_set.ts'
import { COUPON_TYPES } from '../model/coupon_words.ts'
import type { TypeLimits } from './type_limits.ts'

export type LimitsByCurrency = Partial<Record<CurrencyCode, LimitAmounts>>

/**
 * Limits of a dealer or player: amounts in the user's own currency, and separately amounts for bettors of other
 * currencies.
 */
export interface OwnLimits extends Partial<CouponLimits> {
  byCurrency?: LimitsByCurrency
}

/**
 * The limits on a coupon of `currency`, from limits whose amounts are in the currency `own`: all counts, odds and
 * types, and only the amounts in the coupon's currency.
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

/** Limits by coupon type, without the amounts. */
export function countsOf(byType: TypeLimits): TypeLimits {
  const counts: TypeLimits = {}
  for (const type of COUPON_TYPES) {
    const minSelections = byType[type]?.minSelections
    if (minSelections !== undefined) counts[type] = { minSelections }
  }
  return counts
}
