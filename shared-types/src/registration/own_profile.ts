/** The part of an account that its owner changes (rules 8.3), the same in browser and server. Pure functions. */
import { COUNTRY_CODES } from '../accounts/country_codes.ts'
import type { RuleFault } from '../accounts/account_rules.ts'
import type { FieldError, PlayerErrorKey } from '../core/errors.ts'
import { keptText } from './form.ts'

/** The form as the user typed it. */
export interface ProfileForm {
  /** `m` or `f`. */
  gender: string
  address: string
  city: string
  /** ISO 3166 alpha-2. */
  countryCode: string
  postCode: string
}

export type ProfileField = keyof ProfileForm

/** In the order of the form. */
const PROFILE_FIELDS: readonly ProfileField[] = [
  'gender',
  'countryCode',
  'city',
  'postCode',
  'address',
]

const REQUIRED: RuleFault = { key: 'isRequiredArea', params: [] }

const CHECKS: Readonly<Record<ProfileField, (form: ProfileForm) => RuleFault | null>> = {
  gender: ({ gender }) => (gender === 'm' || gender === 'f' ? null : REQUIRED),
  countryCode: ({ countryCode }) => {
    if (countryCode === '') return REQUIRED
    return COUNTRY_CODES.includes(countryCode) ? null : { key: 'unknownEntry', params: [] }
  },
  city: ({ city }) => lineFault('city', city, 80, { key: 'cityCanNotbeNull', params: [] }),
  postCode: ({ postCode }) =>
    lineFault('postCode', postCode, 20, { key: 'postCodeCanNotbeNull', params: [] }),
  address: ({ address }) => lineFault('address', address, 255, REQUIRED),
}

/**
 * The fault of each field that has one; an empty city or post code has a key of its own, `cityCanNotbeNull` or
 * `postCodeCanNotbeNull`.
 */
export const profileFaults = (form: ProfileForm): FieldError<PlayerErrorKey>[] =>
  PROFILE_FIELDS.flatMap((field) => {
    const fault = CHECKS[field]({ ...form, [field]: keptText(field, form[field]) })
    return fault ? [{ field, ...fault }] : []
  })

function lineFault(
  field: ProfileField,
  text: string,
  max: number,
  missing: RuleFault
): RuleFault | null {
  if (text === '') return missing
  return text.length <= max ? null : { key: 'minLengthMaxLength', params: [field, 1, max] }
}
