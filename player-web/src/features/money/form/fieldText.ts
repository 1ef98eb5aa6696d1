/** What the fields of a payment form keep of a typed text. */
import { typeable } from '@grandstand/shared-types/payments/field_faults'
import type { PaymentFieldType } from '@grandstand/shared-types/payments/fields'
import { plainTyped } from '@grandstand/shared-types/core/typed_text'

/** Number keys of telephones have no signs, so those between the digits of a day or a time come by themselves. */
const FORMS: Readonly<Partial<Record<PaymentFieldType, string>>> = {
  date: '00-00-0000',
  birthdate: '00-00-0000',
  datetime: '00-00-0000 00:00',
  time: '00:00',
}

/** The text as the field shows and sends it. */
export function fieldText(type: PaymentFieldType, text: string): string {
  const form = FORMS[type]
  return form === undefined ? typeable(type, text) : inForm(form, plainTyped(text))
}

function inForm(form: string, text: string): string {
  const digits = [...text.replaceAll(/\D/g, '')]
  let written = ''
  for (const sign of form) {
    if (digits.length === 0) break
    written += sign === '0' ? digits.shift() : sign
  }
  return written
}
