/** Phone numbers of accounts. Pure functions. */
import type { RuleFault } from '../accounts/account_rules.ts'
import { DIALLING_CODES } from './dialling_codes.ts'

/** Digits of a number without its dialling code. */
const PHONE_DIGITS = { min: 4, max: 14 } as const
/** Digits of a number with its dialling code (ITU-T E.164). */
const MOST_DIGITS = 15

const isDiallingCode = (digits: string): boolean => Object.values(DIALLING_CODES).includes(digits)

/** `+90` and `90` as `90`. */
export const diallingDigits = (phoneCode: string): string => phoneCode.trim().replace(/^\+/, '')

/** The digits of a number as it is dialled from abroad: without separators and without the leading zero. */
const nationalDigits = (cellPhone: string): string =>
  cellPhone.replaceAll(/[\s().-]/g, '').replace(/^0+/, '')

/** `isRequiredArea`, `invalidValue` for an unknown code, or null. */
export function phoneCodeFault(phoneCode: string): RuleFault | null {
  if (phoneCode.trim() === '') return { key: 'isRequiredArea', params: [] }
  return isDiallingCode(diallingDigits(phoneCode)) ? null : { key: 'invalidValue', params: [] }
}

/** `isRequiredArea`, `numberRequired`, `minLengthMaxLength` [cellPhone, least, most] for the digits, or null. */
export function cellPhoneFault(cellPhone: string, phoneCode: string): RuleFault | null {
  if (cellPhone.trim() === '') return { key: 'isRequiredArea', params: [] }
  const digits = nationalDigits(cellPhone)
  if (!/^\d*$/.test(digits)) return { key: 'numberRequired', params: [] }
  const { min } = PHONE_DIGITS
  const max = Math.min(PHONE_DIGITS.max, MOST_DIGITS - diallingDigits(phoneCode).length)
  const isFitting = digits.length >= min && digits.length <= max
  return isFitting ? null : { key: 'minLengthMaxLength', params: ['cellPhone', min, max] }
}

/**
 * The form in which numbers are compared, `905321234567`: one phone number belongs to one account of a brand, in
 * whatever form it was typed.
 */
export const phoneKey = (phoneCode: string, cellPhone: string): string =>
  diallingDigits(phoneCode) + nationalDigits(cellPhone)
