/** Phone numbers of accounts. Pure functions. */
import type { RuleFault } from '../accounts/account_rules.ts'
import { plainTyped } from '../core/typed_text.ts'
import { DIALLING_CODES } from './dialling_codes.ts'

/** Digits of a number without its dialling code. */
const PHONE_DIGITS = { min: 4, max: 14 } as const
/** Digits of a number with its dialling code (ITU-T E.164). */
const MOST_DIGITS = 15

/**
 * Most digits of a national number that begins with the digits of its own dialling code; a longer number that does so has its code
 * already. Numbers of most countries have at most ten digits, and at most nine where the code has three.
 */
const LONGEST_LIKE_CODE: Readonly<Record<string, number>> = { 45: 8, 47: 8, 49: 11, 55: 11 }

interface Trunk {
  /** The longer of two that begin alike stands first. */
  prefixes: readonly string[]
  /** How many digits a national number may have behind it. */
  digits: readonly number[]
}

/** Countries where another digit than a zero is dialled before a number, by their code. */
const TRUNKS: Readonly<Record<string, Trunk>> = {
  // Russia and Kazakhstan
  7: { prefixes: ['8'], digits: [10] },
  // Hungary
  36: { prefixes: ['06'], digits: [8, 9] },
  // Mexico, whose mobile numbers had prefixes until 2019
  52: { prefixes: ['044', '045', '01', '1'], digits: [10] },
  // Lithuania
  370: { prefixes: ['8'], digits: [8] },
  // Belarus
  375: { prefixes: ['80', '8'], digits: [9] },
  // Tajikistan, Turkmenistan, Uzbekistan
  992: { prefixes: ['8'], digits: [9] },
  993: { prefixes: ['8'], digits: [8] },
  998: { prefixes: ['8'], digits: [9] },
}

const isDiallingCode = (digits: string): boolean => Object.values(DIALLING_CODES).includes(digits)

/** `+90`, `0090` and `90` as `90`. */
export const diallingDigits = (phoneCode: string): string =>
  plainTyped(phoneCode).replace(/^(?:\+|00)/, '')

/** A number without separators, and without the zero that people write behind the code: `+90 (0) 532`. */
const plainPhone = (cellPhone: string): string =>
  plainTyped(cellPhone).replaceAll(/[\s().\/-]/g, '')

/**
 * The digits of a number as it is dialled from abroad, without the code: the number is national, or has its own code in front,
 * with `+` or `00` or bare. Null for one that begins with `+` or `00` and another code.
 */
function nationalDigits(cellPhone: string, phoneCode: string): string | null {
  const plain = plainPhone(cellPhone)
  const code = diallingDigits(phoneCode)
  const [, abroad] = /^(?:\+|00)(.*)$/.exec(plain) ?? []
  if (abroad !== undefined && !abroad.startsWith(code)) return null
  const longest = LONGEST_LIKE_CODE[code] ?? (code.length > 2 ? 9 : 10)
  const bare = plain.replace(/^0+/, '')
  const hasCode = abroad !== undefined || (bare.startsWith(code) && bare.length > longest)
  const typed = hasCode ? (abroad ?? bare).slice(code.length) : plain
  return withoutTrunk(code, typed).replace(/^0+/, '')
}

/** A number without the digits that are dialled before it inside its country. */
function withoutTrunk(code: string, typed: string): string {
  const { prefixes = [], digits = [] } = TRUNKS[code] ?? {}
  const prefix = prefixes.find(
    (one) => typed.startsWith(one) && digits.includes(typed.length - one.length)
  )
  return prefix === undefined ? typed : typed.slice(prefix.length)
}

/** `isRequiredArea`, `unknownEntry` for an unknown code, or null. */
export function phoneCodeFault(phoneCode: string): RuleFault | null {
  const digits = diallingDigits(phoneCode)
  if (digits === '') return { key: 'isRequiredArea', params: [] }
  return isDiallingCode(digits) ? null : { key: 'unknownEntry', params: [] }
}

/**
 * `isRequiredArea`, `phoneOtherCountry` for a number behind the code of another country than the chosen one, `numberRequired` for
 * other signs than digits, `minLengthMaxLength` [cellPhone, least, most] for the digits, or null.
 */
export function cellPhoneFault(cellPhone: string, phoneCode: string): RuleFault | null {
  if (plainTyped(cellPhone) === '') return { key: 'isRequiredArea', params: [] }
  const digits = nationalDigits(cellPhone, phoneCode)
  if (!/^(?:\+|00)?\d*$/.test(digits ?? plainPhone(cellPhone))) {
    return { key: 'numberRequired', params: [] }
  }
  if (digits === null) return { key: 'phoneOtherCountry', params: [] }
  const { min } = PHONE_DIGITS
  const max = Math.min(PHONE_DIGITS.max, MOST_DIGITS - diallingDigits(phoneCode).length)
  const isFitting = digits.length >= min && digits.length <= max
  return isFitting ? null : { key: 'minLengthMaxLength', params: ['cellPhone', min, max] }
}

/** Dialling codes behind which a number keeps its leading zero. */
const KEEPS_ZERO: ReadonlySet<string> = new Set(['39', '378', '379'])

/** The number as it is dialled from abroad, for people: `+90 5321234567`. */
export function phoneText(phoneCode: string, cellPhone: string): string {
  const code = diallingDigits(phoneCode)
  const national = nationalDigits(cellPhone, phoneCode)
  if (code === '' || national === null) return cellPhone
  const zero = KEEPS_ZERO.has(code) && /^0(?!0)/.test(plainPhone(cellPhone)) ? '0' : ''
  return `+${code} ${zero}${national}`
}

/**
 * The form in which numbers are compared, `905321234567`: one phone number belongs to one account of a brand, in
 * whatever form it was typed.
 */
export const phoneKey = (phoneCode: string, cellPhone: string): string => {
  const national = nationalDigits(cellPhone, phoneCode)
  return national === null
    ? plainPhone(cellPhone).replace(/^(?:\+|00)/, '')
    : diallingDigits(phoneCode) + national
}
