/** International bank account numbers (ISO 13616). Pure functions. */
import { plainCode } from '../core/typed_text.ts'

const FORM = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/
/** A Turkish account number has 26 characters; its bank and account are digits. */
const TURKISH = /^TR\d{24}$/

/** Without spaces and hyphens and in capitals, as banks store it. */
export const plainIban = plainCode

/** An account number in groups of four, as banks print it; any other text unchanged. */
export const shownIban = (text: string): string =>
  isIban(text) ? plainIban(text).replace(/.{4}(?=.)/g, '$& ') : text

/**
 * Whether the text has the form of an account number and the remainder of its digits by 97 is 1 (ISO 7064), with spaces or
 * without.
 */
export function isIban(text: string): boolean {
  const plain = plainIban(text)
  if (!FORM.test(plain) || (plain.startsWith('TR') && !TURKISH.test(plain))) return false
  const turned = plain.slice(4) + plain.slice(0, 4)
  let rest = 0
  for (const character of turned) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}
