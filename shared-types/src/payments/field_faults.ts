/** The seven rules of a payment form (rules 11.2), the same in browser and server. Pure functions. */
import type { RuleFault } from '../accounts/account_rules.ts'
import type { FieldError, PlayerErrorKey } from '../core/errors.ts'
import { plainCode, plainNumber, plainTyped, typedLine } from '../core/typed_text.ts'
import { parseMoney, writtenAmount } from '../money/parse_money.ts'
import { isEmail } from '../registration/email.ts'
import { isTurkishIdentity } from '../registration/turkish_identity.ts'
import { isDay, isMoment, isTime, plainDay } from './written_times.ts'
import type { PaymentField, PaymentFieldType, PaymentValue } from './fields.ts'
import { isIban } from './iban.ts'

type Check = (value: string, field: PaymentField) => boolean

interface TypeRule {
  keeps: Check
  fault: RuleFault
}

const fault = (key: RuleFault['key']): RuleFault => ({ key, params: [] })

const day: TypeRule = { keeps: isDay, fault: fault('dateRequired') }
/** A dot in a number is ignored. */
const digits: TypeRule = {
  keeps: (value) => /^\d+$/.test(plainNumber(value).replaceAll('.', '')),
  fault: fault('numberRequired'),
}

/** Rules 2 to 6, and those of types with a form of their own. */
const TYPE_RULES: Readonly<Partial<Record<PaymentFieldType, TypeRule>>> = {
  date: day,
  birthdate: day,
  datetime: { keeps: isMoment, fault: fault('datetimeRequired') },
  email: { keeps: isEmail, fault: fault('emailRequired') },
  number: digits,
  amount: digits,
  time: { keeps: isTime, fault: fault('timeRequired') },
  select: {
    keeps: (value, { options }) => options.includes(value),
    fault: fault('unknownEntry'),
  },
  iban: { keeps: isIban, fault: fault('ibanWrong') },
  identityNumber: { keeps: isTurkishIdentity, fault: fault('identityNumberWrong') },
}

/**
 * The first rule that `value` breaks; null when it keeps all. The value of a field that is not required may be empty.
 * The order is: length, form of the type, required.
 */
export function paymentFieldFault(field: PaymentField, typed: string): RuleFault | null {
  // what is nothing but spaces and marks is judged as it is; spaces within an account number count
  const value = judged(field.type, typed) || typed
  if (value === '' && !field.required) return null
  const { minLength, maxLength, title } = field
  if (value.length < minLength || value.length > maxLength) {
    return { key: 'minLengthMaxLength', params: [title, minLength, maxLength] }
  }
  const rule = TYPE_RULES[field.type]
  if (rule && !rule.keeps(value, field)) return rule.fault
  return field.required && typedLine(value) === '' ? fault('isRequiredArea') : null
}

/**
 * The first fault of a form, in the order of its fields; null for a form without one. A value of a field that the form
 * does not have is `unknownField`, a field with two values `repeatedEntry`.
 */
export function paymentFormFault(
  fields: readonly PaymentField[],
  values: readonly PaymentValue[]
): FieldError<PlayerErrorKey> | null {
  const stray = values.find(({ name }) => !fields.some((field) => field.name === name))
  if (stray) return { field: stray.name, key: 'unknownField', params: [] }
  for (const field of fields) {
    const given = values.filter(({ name }) => name === field.name)
    if (given.length > 1) return { field: field.name, key: 'repeatedEntry', params: [] }
    const found = paymentFieldFault(field, given[0]?.value ?? '')
    if (found) return { field: field.name, ...found }
  }
  return null
}

function judged(type: PaymentFieldType, typed: string): string {
  if (DAYS.includes(type)) return plainDay(typed)
  if (type === 'text') return typedLine(typed)
  return PLAIN[type] ? plainTyped(typed) : typed
}

const DAYS: readonly PaymentFieldType[] = ['date', 'birthdate', 'datetime']

/** Types whose values are not kept as they were typed. */
const PLAIN: Readonly<Partial<Record<PaymentFieldType, (text: string) => string>>> = {
  number: plainNumber,
  amount: plainNumber,
  date: plainDay,
  birthdate: plainDay,
  datetime: plainDay,
  time: plainTyped,
  email: plainTyped,
  iban: plainCode,
  identityNumber: plainCode,
  text: typedLine,
}

/** A value as it is checked and kept: an account number copied with marks of direction is the number itself. */
export const plainValue = (type: PaymentFieldType, value: string): string =>
  PLAIN[type]?.(value) ?? value

/**
 * What a form sends of a typed text. An amount is read in `language` as amounts are everywhere, and sent with a point and without
 * groups, a day as `dd-MM-yyyy`; spaces and hyphens between the digits of a number do not count. What cannot be read stays as it was typed, and is refused.
 */
export function formValue(type: PaymentFieldType, text: string, language: string): string {
  if (type === 'number') return plainTyped(text).replaceAll(/(?<=\d)[ -]+(?=\d)/g, '')
  if (type !== 'amount') return DAYS.includes(type) ? plainDay(text) : text.trim()
  const minor = parseMoney(text, language)
  return minor === null || minor < 0 ? text.trim() : writtenAmount(minor)
}
