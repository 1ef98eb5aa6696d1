/** What the fields of a payment form keep of a typed text. */
import { plainTyped } from '@grandstand/shared-types/core/typed_text'
import type { PaymentFieldType } from '@grandstand/shared-types/payments/fields'

/** Number keys of telephones have no signs, so those between the digits of a day or a time come by themselves. */
const FORMS: Readonly<Partial<Record<PaymentFieldType, string>>> = {
  date: '00.00.0000',
  birthdate: '00.00.0000',
  datetime: '00.00.0000 00:00',
  time: '00:00',
}

/** The text as the field shows it: as it was typed, but with the signs of a day or a time that is nothing but digits. */
export function fieldText(type: PaymentFieldType, text: string): string {
  const form = FORMS[type]
  return form === undefined ? text : inForm(form, text)
}

/** A text with other signs, or with more digits than the form has, stays as it is: it is another day, or none. */
function inForm(form: string, text: string): string {
  const digits = [...plainTyped(text)]
  let written = ''
  for (const sign of form) {
    if (sign !== '0' && digits[0] === sign) digits.shift()
    if (digits.length === 0) break
    if (sign === '0' && !/^\d$/.test(digits[0] ?? '')) return text
    written += sign === '0' ? digits.shift() : sign
  }
  return digits.length === 0 ? written : text
}
