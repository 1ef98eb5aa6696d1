/** Numbers as people write them: `1,5` is 1.5. Pure functions. */
import { plainNumber } from '@grandstand/shared-types/core/typed_text'
import { decimalOf, type BackofficeLocale } from '../../i18n/languages.ts'

/** A number that JavaScript keeps exactly. */
const MOST_DIGITS = 15
const NUMBER = /^(-?\d+)(?:[.,](\d{1,2}))?$/

/** A number with two decimals at most; null for any other text. */
export function parseNumber(text: string): number | null {
  const [, whole, part = ''] = NUMBER.exec(plainNumber(text)) ?? []
  return whole === undefined || whole.length > MOST_DIGITS ? null : Number(`${whole}.${part}0`)
}

/** A number without decimals; null for any other text. */
export function parseWhole(text: string): number | null {
  const plain = plainNumber(text)
  return /^-?\d{1,15}$/.test(plain) ? Number(plain) : null
}

export const formatNumber = (number: number, locale: BackofficeLocale): string =>
  String(number).replace('.', decimalOf(locale))
