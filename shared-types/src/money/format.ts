/** Formats amounts as text, and reads them from text. An amount is a whole number of minor units. */
import { CURRENCIES, isCurrencyCode } from './currencies.ts'
import { plainTyped } from '../core/typed_text.ts'
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

/**
 * A typed amount in minor units; null when the text is not an amount. Groups must be complete (`1.284,50`) or left out
 * (`1284,50`). The decimal sign of another language is accepted where it cannot separate a group: `12.5` is 12,50 in
 * Turkish, `1.284` is one thousand. Digits and signs of every keyboard count: `١٢٬٥٠٠٫٥٠` is 12500,50, whatever the language. A
 * number with more than two decimals, or above 2^53 minor units, is not an amount.
 */
export function parseMoney(text: string, language: string): number | null {
  const typed = plainTyped(text).replaceAll(' ', '')
  return /[٫٬]/.test(typed)
    ? amountOf(typed, { decimal: '٫', group: '٬' })
    : amountOf(typed, numberStyle(language))
}

function amountOf(
  typed: string,
  { decimal, group }: Record<'decimal' | 'group', string>
): number | null {
  let plain = typed
  const negative = plain.startsWith('-')
  if (negative) plain = plain.slice(1)
  if (decimal === ',' && /^\d+\.\d{1,2}$/.test(plain)) plain = plain.replace('.', decimal)
  if (decimal === '.' && /^\d+,\d{1,2}$/.test(plain)) plain = plain.replace(',', decimal)

  const [whole = '', cents = '', ...rest] = plain.split(decimal)
  if (rest.length > 0 || !/^\d{0,2}$/.test(cents) || (plain.endsWith(decimal) && cents === '')) {
    return null
  }
  const digits = ungroup(whole, group)
  if (digits === null) return null
  const minor = Number(digits + cents.padEnd(2, '0'))
  if (!Number.isSafeInteger(minor)) return null
  return negative && minor !== 0 ? -minor : minor
}

function ungroup(whole: string, group: string): string | null {
  if (/^\d+$/.test(whole)) return whole
  // groups separated by spaces were joined when all white space was removed
  if (group.trim() === '') return null
  const parts = whole.split(group)
  const [first = '', ...others] = parts
  const complete = /^\d{1,3}$/.test(first) && others.every((part) => /^\d{3}$/.test(part))
  return complete ? parts.join('') : null
}
