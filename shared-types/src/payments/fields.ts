/** The fields of a payment method's form, made by staff (rules 11.2). */

export const PAYMENT_FIELD_TYPES = [
  'text',
  'textarea',
  'number',
  'amount',
  'email',
  'date',
  'birthdate',
  'datetime',
  'time',
  'select',
  'iban',
  'identityNumber',
] as const
export type PaymentFieldType = (typeof PAYMENT_FIELD_TYPES)[number]

export interface PaymentField {
  /** Name of its value in a request: letters, digits and `_`, unique in the form. */
  name: string
  /** What the player reads. */
  title: string
  type: PaymentFieldType
  placeHolder: string
  /** Characters; 0 for no least length. */
  minLength: number
  maxLength: number
  required: boolean
  /** Values that a `select` offers; empty for every other type. */
  options: readonly string[]
}

/** A value of the form, as text. */
export interface PaymentValue {
  name: string
  value: string
}
