/** Formats amounts as text. An amount is a whole number of minor units. */
import { CURRENCIES, isCurrencyCode } from './currencies.ts'
import { numberStyle } from '../languages/table.ts'

const MINOR_PER_MAJOR = 100

/** `-128450` to `-1.284,50` in Turkish. Throws a RangeError for an amount that is not a safe integer. */
export function formatAmount(minor: number, language: string): string {
  if (!Number.isSafeInteger(minor)) {
    throw new RangeError('an amount is a whole number of minor units')
  }
  const { decimal, group } = numberStyle(language)
  const size = Math.abs(minor)
  const cents = size % MINOR_PER_MAJOR
  const major = String((size - cents) / MINOR_PER_MAJOR).replace(/\B(?=(?:\d{3})+$)/g, group)
  return `${minor < 0 ? '-' : ''}${major}${decimal}${String(cents).padStart(2, '0')}`
}

/** Whether amounts carry the sign of their currency (₺) or its code (TRY). */
export const CURRENCY_MODES = ['sign', 'code'] as const
export type CurrencyMode = (typeof CURRENCY_MODES)[number]

/**
 * `128450, 'TRY', 'tr'` to `1.284,50 ₺`; `'en'` to `₺1,284.50`. Always two decimals and Latin digits. With the code:
 * `1,284.50 TRY` in every language. An unknown currency shows its code. The space before a sign is an ordinary one:
 * keep it from wrapping, and put the whole text in `<bdi dir="ltr">`.
 */
export function formatMoney(
  minor: number,
  currency: string,
  language: string,
  mode: CurrencyMode = 'sign'
): string {
  const amount = formatAmount(minor, language)
  if (mode === 'code') return `${amount} ${currency}`
  const sign = isCurrencyCode(currency) ? CURRENCIES[currency].sign : currency
  if (!numberStyle(language).signFirst) return `${amount} ${sign}`
  // letters would run into the digits: CHF 5.00, but $5.00
  const gap = /[a-z/]$/i.test(sign) ? ' ' : ''
  return minor < 0 ? `-${sign}${gap}${amount.slice(1)}` : `${sign}${gap}${amount}`
}
