/** The seven rules of a payment form (rules 11.2): every type of field with an empty, short, long, wrong and right value. */
import { describe, expect, it } from 'vitest'
import { paymentFieldFault, paymentFormFault, typeable } from '../../src/payments/field_faults.ts'
import {
  PAYMENT_FIELD_TYPES,
  type PaymentField,
  type PaymentFieldType,
} from '../../src/payments/fields.ts'

const LEAST = 4
const MOST = 40

const field = (type: PaymentFieldType, changes: Partial<PaymentField> = {}): PaymentField => ({
  name: type,
  title: `The ${type}`,
  type,
  placeHolder: '',
  minLength: LEAST,
  maxLength: MOST,
  required: true,
  options: type === 'select' ? ['Akbank', 'Garanti'] : [],
  ...changes,
})

interface Row {
  /** Of the right length but not of the type's form; null for a type without a form. */
  wrong: string | null
  key: string | null
  right: string
}

const TABLE: Readonly<Record<PaymentFieldType, Row>> = {
  text: { wrong: null, key: null, right: 'Ayşe Yılmaz' },
  textarea: { wrong: null, key: null, right: 'Kızılay Mah.\nAnkara' },
  number: { wrong: '12a45', key: 'numberRequired', right: '12345' },
  amount: { wrong: '12,50', key: 'numberRequired', right: '1250.75' },
  email: { wrong: 'ayse@', key: 'emailRequired', right: 'ayse@example.com' },
  date: { wrong: '31-02-2026', key: 'dateRequired', right: '28-02-2026' },
  birthdate: { wrong: '1990-05-17', key: 'dateRequired', right: '17-05-1990' },
  datetime: { wrong: '17-05-2026 24:00', key: 'datetimeRequired', right: '17-05-2026 23:59' },
  time: { wrong: '9:300', key: 'timeRequired', right: '09:30' },
  select: { wrong: 'Ziraat', key: 'invalidValue', right: 'Akbank' },
  iban: {
    wrong: 'TR330006100519786457841327',
    key: 'ibanWrong',
    right: 'TR33 0006 1005 1978 6457 8413 26',
  },
  identityNumber: { wrong: '12345678901', key: 'identityNumberWrong', right: '10000000146' },
}

describe.each(PAYMENT_FIELD_TYPES)('a field of the type %s', (type) => {
  const { wrong, key, right } = TABLE[type]
  const ofLength = { key: 'minLengthMaxLength', params: [`The ${type}`, LEAST, MOST] }

  it('takes a right value', () => {
    expect(paymentFieldFault(field(type), right)).toBeNull()
  })

  it('says its length for a short and a long value, whatever stands in them', () => {
    expect(paymentFieldFault(field(type), 'x'.repeat(LEAST - 1))).toEqual(ofLength)
    expect(paymentFieldFault(field(type), '1'.repeat(MOST + 1))).toEqual(ofLength)
  })

  it('says what is wrong in a value of the right length', () => {
    if (wrong === null) return expect(key).toBeNull()
    expect(paymentFieldFault(field(type), wrong)).toEqual({ key, params: [] })
  })

  it('may be empty only when it is not required', () => {
    expect(paymentFieldFault(field(type, { required: false }), '')).toBeNull()
    expect(paymentFieldFault(field(type), '')).toEqual(ofLength)
    const free = field(type, { minLength: 0 })
    expect(paymentFieldFault(free, '')).toEqual({ key: key ?? 'isRequiredArea', params: [] })
  })
})

describe('a text of spaces', () => {
  const spaces = ' '.repeat(LEAST)
  it('is empty for a required field', () => {
    expect(paymentFieldFault(field('text'), spaces)).toEqual({ key: 'isRequiredArea', params: [] })
  })
  it('is no fault of a field that may be empty', () => {
    expect(paymentFieldFault(field('text', { required: false }), spaces)).toBeNull()
  })
})

describe('a form', () => {
  const form = [field('text'), field('number'), field('email')]

  it('says the fault of its first wrong field, in its own order', () => {
    const values = [
      { name: 'email', value: 'nobody' },
      { name: 'number', value: 'seven' },
      { name: 'text', value: 'Ayşe' },
    ]
    expect(paymentFormFault(form, values)).toEqual({
      field: 'number',
      key: 'numberRequired',
      params: [],
    })
  })

  it('counts a field without a value as empty', () => {
    expect(paymentFormFault(form, [{ name: 'text', value: 'Ayşe' }])?.field).toBe('number')
  })

  it('takes no value of a field that it does not have', () => {
    const values = [{ name: 'toString', value: 'x' }]
    expect(paymentFormFault(form, values)).toEqual({
      field: 'toString',
      key: 'unknownField',
      params: [],
    })
  })

  it('takes one value a field', () => {
    const values = ['Ayşe', 'Fatma'].map((value) => ({ name: 'text', value }))
    expect(paymentFormFault(form, values)).toEqual({
      field: 'text',
      key: 'invalidValue',
      params: [],
    })
  })
})

describe('what a person may type', () => {
  it.each([
    ['number', '12a 3.4', '1234'],
    ['number', '۱۲۳', '123'],
    ['amount', '1e9', '19'],
    ['amount', '-12.5', '12.5'],
    // the key of a Turkish telephone for the decimal sign
    ['amount', '12,5', '12.5'],
    ['amount', '١٢٫٥', '12.5'],
    ['text', 'a,1', 'a,1'],
    ['iban', 'TR33 0006', 'TR33 0006'],
  ] as const)('a field of the type %s makes of %s: %s', (type, text, kept) => {
    expect(typeable(type, text)).toBe(kept)
  })
})
