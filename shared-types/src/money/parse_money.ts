/** Reads amounts from text; apart from their format, which the first view of an app needs. */
import { plainFigure } from '../core/typed_text.ts'
import { numberStyle } from '../languages/table.ts'

/** Groups of three with spaces between them. */
const SPACED = /^-?\d{1,3}(?: \d{3})+(?!\d)/

/**
 * A typed amount in minor units; null when the text is not an amount. Groups must be complete (`1.284,50`) or left out
 * (`1284,50`). The decimal sign of another language is accepted where it cannot separate a group: `12.5` is 12,50 in
 * Turkish, `1.284` is one thousand. Digits and signs of every keyboard count: `١٢٬٥٠٠٫٥٠` is 12500,50, whatever the language. A
 * number with more than two decimals, or above 2^53 minor units, is not an amount, and neither is one that can be read in two ways,
 * as with spaces anywhere but between complete groups.
 */
export function parseMoney(text: string, language: string): number | null {
  const figure = plainFigure(text)
  if (figure.includes(' ') && !SPACED.test(figure)) return null
  const typed = figure.replaceAll(' ', '')
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

/** An amount from 0 on as every language reads it: a point, no groups, and no decimals of a whole amount. */
export function writtenAmount(minor: number): string {
  const cents = minor % 100
  const major = String((minor - cents) / 100)
  return cents === 0 ? major : `${major}.${String(cents).padStart(2, '0')}`
}
