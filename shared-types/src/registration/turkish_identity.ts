/** Turkish identity numbers (T.C. kimlik numarası). Pure functions. */
import { plainCode } from '../core/typed_text.ts'

const DIGITS = /^[1-9]\d{10}$/

/**
 * Whether the last two of the eleven digits follow from the others: the tenth is seven times the digits at odd places
 * less those at even places, the eleventh the sum of the first ten, of each only the last digit.
 */
export function isTurkishIdentity(text: string): boolean {
  const plain = plainCode(text)
  if (!DIGITS.test(plain)) return false
  const digits = Array.from(plain, Number)
  const sumOf = (places: readonly number[]) =>
    places.reduce((sum, place) => sum + (digits[place - 1] ?? 0), 0)
  const tenth = (7 * sumOf([1, 3, 5, 7, 9]) - sumOf([2, 4, 6, 8])) % 10
  const eleventh = sumOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) % 10
  // the difference is below zero when the even places weigh more
  return (tenth + 10) % 10 === digits[9] && eleventh === digits[10]
}
