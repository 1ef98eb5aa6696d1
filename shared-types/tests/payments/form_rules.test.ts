/** The seven rules of a payment form (rules 11.2): every type of field with an empty, short, long, wrong and right value. */
import { describe, expect, it } from 'vitest'
import { paymentFieldFault, paymentFormFault, typeable } from '../../src/payments/field_faults.ts'
import { FORM_TABLE, LEAST, MOST, tableField as field } from './form_table.ts'

describe.each(FORM_TABLE)('a value that is $input, of the type $type', (row) => {
  it(`breaks ${row.key ?? 'no rule'}`, () => {
    expect(paymentFieldFault(row.field, row.value)?.key ?? null).toBe(row.key)
  })
})

describe('a length that is wrong', () => {
  it('names the field and its bounds', () => {
    expect(paymentFieldFault(field('text'), 'abc')).toEqual({
      key: 'minLengthMaxLength',
      params: [field('text').title, LEAST, MOST],
    })
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
      key: 'repeatedEntry',
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
