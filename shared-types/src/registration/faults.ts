/** The rules of a registration (rules 8.3), the same in browser and server. Pure functions. */
import {
  birthDateFault,
  passwordFault,
  usernameFault,
  type RuleFault,
} from '../accounts/account_rules.ts'
import { isCommonPassword } from '../accounts/common_passwords.ts'
import { isOfContext } from '../accounts/context_words.ts'
import { identityKey } from '../accounts/identity_key.ts'
import type { FieldError } from '../core/errors.ts'
import { isCurrencyCode } from '../money/currencies.ts'
import { isEmail } from './email.ts'
import {
  keptText,
  REGISTRATION_FIELDS,
  type RegistrationField,
  type RegistrationForm,
  type RegistrationTerms,
} from './form.ts'
import { cellPhoneFault, phoneCodeFault } from './phone.ts'
import { isTurkishIdentity } from './turkish_identity.ts'

interface Asked extends RegistrationTerms {
  /** Epoch milliseconds. */
  nowMs: number
}

type Check = (form: RegistrationForm, asked: Asked) => RuleFault | null

/** Most characters of each text, which also fit the database. */
const NAME_LENGTH = 80
const ADDRESS_LENGTH = 255
const POST_CODE_LENGTH = 20
const IDENTITY_LENGTH = { min: 4, max: 40 }
const CODE_LENGTH = 40

const REQUIRED: RuleFault = { key: 'isRequiredArea', params: [] }

/** Every field with the rule that it must keep. */
const CHECKS: Readonly<Record<RegistrationField, Check>> = {
  username: ({ username }) => (username === '' ? REQUIRED : usernameFault(username)),
  password: ({ username, password }, { refuseCommonPasswords, brandWords }) => {
    if (password === '') return REQUIRED
    const fault = passwordFault(password, { type: 'player', isOnline: true, username })
    const isEasy = isCommonPassword(password) || isOfContext(password, brandWords)
    return !fault && refuseCommonPasswords && isEasy ? { key: 'commonPassword', params: [] } : fault
  },
  repeatPassword: ({ password, repeatPassword }) => {
    if (repeatPassword === '') return REQUIRED
    return repeatPassword === password ? null : { key: 'passwordMatchError', params: [] }
  },
  email: ({ email }) => {
    if (email.trim() === '') return REQUIRED
    return isEmail(email.trim()) ? null : { key: 'emailRequired', params: [] }
  },
  firstName: (form) => lineFault(form, 'firstName', NAME_LENGTH),
  lastName: (form) => lineFault(form, 'lastName', NAME_LENGTH),
  birthDate: ({ birthDate }, { nowMs }) =>
    birthDate === '' ? REQUIRED : birthDateFault(birthDate, nowMs),
  gender: ({ gender }) => (gender === 'm' || gender === 'f' ? null : REQUIRED),
  identityNumber: identityFault,
  countryCode: ({ countryCode }, { countryCodes }) => {
    if (countryCode === '') return REQUIRED
    return countryCodes.includes(countryCode) ? null : { key: 'countryNotAllowed', params: [] }
  },
  city: (form) => lengthFault(form, 'city', NAME_LENGTH),
  address: (form) => lineFault(form, 'address', ADDRESS_LENGTH),
  postCode: (form) => lineFault(form, 'postCode', POST_CODE_LENGTH),
  phoneCode: (form, { mobileRequired }) =>
    isPhoneLeftOut(form, mobileRequired) ? null : phoneCodeFault(form.phoneCode),
  cellPhone: (form, { mobileRequired }) =>
    isPhoneLeftOut(form, mobileRequired) ? null : cellPhoneFault(form.cellPhone, form.phoneCode),
  currency: ({ currency }) => {
    if (currency === '') return REQUIRED
    return isCurrencyCode(currency) ? null : { key: 'unknownEntry', params: [] }
  },
  promotionCode: (form) => codeFault(form, 'promotionCode'),
  affiliateCode: (form) => codeFault(form, 'affiliateCode'),
}

/**
 * The faults of fields, in the order of the form. Without a fault, only a taken username, address, phone or identity
 * number can refuse the registration.
 */
export const registrationFaults = (form: RegistrationForm, asked: Asked): FieldError[] =>
  REGISTRATION_FIELDS.flatMap((field) => {
    const fault = fieldFault(field, form, asked)
    return fault ? [{ field, ...fault }] : []
  })

/** The fault of one field; null when it keeps its rule. */
export const fieldFault = (
  field: RegistrationField,
  form: RegistrationForm,
  asked: Asked
): RuleFault | null => CHECKS[field](keptForm(form), asked)

function keptForm(form: RegistrationForm): RegistrationForm {
  const kept = { ...form }
  for (const field of REGISTRATION_FIELDS) kept[field] = keptText(field, form[field])
  return kept
}

function identityFault(
  { identityNumber, countryCode }: RegistrationForm,
  { nationalIdRequired }: Asked
): RuleFault | null {
  const text = identityNumber.trim()
  if (text === '') return nationalIdRequired ? REQUIRED : null
  if (countryCode === 'TR') {
    return isTurkishIdentity(text) ? null : { key: 'identityNumberWrong', params: [] }
  }
  const { min, max } = IDENTITY_LENGTH
  if (text.length < min || text.length > max) {
    return { key: 'minLengthMaxLength', params: ['identityNumber', min, max] }
  }
  return identityKey(text) === null ? { key: 'identityNumberWrong', params: [] } : null
}

/**
 * Whether the phone is left out, which is allowed when the brand does not ask for one. A code alone counts as left out,
 * because the form fills it in.
 */
const isPhoneLeftOut = ({ cellPhone }: RegistrationForm, mobileRequired: boolean): boolean =>
  !mobileRequired && cellPhone.trim() === ''

type TextField = 'firstName' | 'lastName' | 'city' | 'address' | 'postCode'

const lineFault = (form: RegistrationForm, field: TextField, max: number): RuleFault | null =>
  form[field].trim() === '' ? REQUIRED : lengthFault(form, field, max)

function lengthFault(form: RegistrationForm, field: TextField, max: number): RuleFault | null {
  if (form[field].trim().length <= max) return null
  return { key: 'minLengthMaxLength', params: [field, 1, max] }
}

function codeFault(
  form: RegistrationForm,
  field: 'promotionCode' | 'affiliateCode'
): RuleFault | null {
  const code = form[field]
  if (code.length > CODE_LENGTH) {
    return { key: 'minLengthMaxLength', params: [field, 1, CODE_LENGTH] }
  }
  return /^[\w-]*$/.test(code) ? null : { key: 'formWrong', params: ['SUMMER-26'] }
}
