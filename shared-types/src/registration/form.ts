/** The form for opening an account on the web; every field is text as the visitor typed it. */
import { plainCode, plainTyped, typedLine } from '../core/typed_text.ts'

export interface RegistrationForm {
  username: string
  password: string
  repeatPassword: string
  email: string
  firstName: string
  lastName: string
  /** `YYYY-MM-DD`, or `DD.MM.YYYY` with points, slashes or hyphens; any other text for an incomplete day. */
  birthDate: string
  /** `m` or `f`. */
  gender: string
  identityNumber: string
  /** ISO 3166 alpha-2. */
  countryCode: string
  city: string
  address: string
  postCode: string
  /** Digits of the dialling code, with or without `+`. */
  phoneCode: string
  cellPhone: string
  currency: string
  promotionCode: string
  /** Code of the affiliate who sent the visitor. */
  affiliateCode: string
}

export type RegistrationField = keyof RegistrationForm

/** In the order of the form, which shows the first fault first. */
export const REGISTRATION_FIELDS: readonly RegistrationField[] = [
  'username',
  'password',
  'repeatPassword',
  'email',
  'firstName',
  'lastName',
  'birthDate',
  'gender',
  'identityNumber',
  'countryCode',
  'city',
  'address',
  'postCode',
  'phoneCode',
  'cellPhone',
  'currency',
  'promotionCode',
  'affiliateCode',
]

/** Of a password only the spaces around it do not count, and names stand as their owner writes them. */
const PASSWORDS: readonly RegistrationField[] = ['password', 'repeatPassword']
const NAMES: readonly RegistrationField[] = ['firstName', 'lastName', 'city', 'address']

/** What a field keeps of a typed text: all but passwords and names is in plain signs, whatever the keyboard, and codes are bare. */
export function keptText(field: RegistrationField, typed: string): string {
  if (PASSWORDS.includes(field)) return typed.trim()
  if (NAMES.includes(field)) return typedLine(typed)
  if (field === 'promotionCode') return plainCode(typed)
  const plain = plainTyped(typed)
  // a hyphen parts the code of an affiliate's link from its campaign, and links are in small letters
  if (field === 'affiliateCode') return plain.replaceAll(' ', '').toLowerCase()
  return field === 'birthDate' ? dayOf(plain) : plain
}

/** `17.05.1990`, as people write a day, is `1990-05-17`, also with slashes or hyphens; any other text stays. */
function dayOf(text: string): string {
  const [, day = '', , month = '', year = ''] =
    /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(text) ?? []
  return year === '' ? text : [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
}

/** The form of a brand for a new account. */
export interface RegistrationTerms {
  mobileRequired: boolean
  nationalIdRequired: boolean
  refuseCommonPasswords: boolean
  /** Words of the brand (`brandWords`), which make no password where common ones are refused. */
  brandWords: readonly string[]
  /** ISO 3166 alpha-2 codes of the countries whose people may register, in no order. */
  countryCodes: readonly string[]
}

/** Fields whose values no other account of the brand may have. */
export const UNIQUE_FIELDS = ['username', 'email', 'cellPhone', 'identityNumber'] as const
export type UniqueField = (typeof UNIQUE_FIELDS)[number]
