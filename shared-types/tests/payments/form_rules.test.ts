/** The seven rules of a payment form (rules 11.2): every type of field with an empty, short, long, wrong and right value. */
import { describe, expect, it } from 'vitest'
import {
  formValue,
  paymentFieldFault,
  paymentFormFault,
  plainValue,
} from '../../src/payments/field_faults.ts'
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

describe('a text of signs that nobody sees', () => {
  it.each(['\u200b', '\u3164', '\u0000', '\u202e'])('%j is empty for a required field', (sign) => {
    for (const type of ['text', 'textarea'] as const) {
      expect(paymentFieldFault(field(type), sign.repeat(LEAST))?.key).toBe('isRequiredArea')
    }
  })
  it('adds nothing to the length, and is not kept', () => {
    const marked = `ab${'\u200b'.repeat(LEAST)}`
    expect(paymentFieldFault(field('text'), marked)?.key).toBe('minLengthMaxLength')
    expect(plainValue('text', ' \u202eAyşe Yılmaz\u202c')).toBe('Ayşe Yılmaz')
    expect(plainValue('textarea', 'first\nsecond')).toBe('first\nsecond')
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

describe('what a form sends of a typed text', () => {
  it.each([
    ['number', '12 34-56', 'en', '123456'],
    ['number', '۱۲۳', 'fa', '123'],
    ['number', '12a 3.4', 'en', '12a 3.4'],
    ['number', '۱۵۰/۵', 'fa', '150/5'],
    ['amount', '1,150', 'en', '1150'],
    ['amount', '2,500.00', 'en', '2500'],
    ['amount', '1.150,50', 'tr', '1150.50'],
    ['amount', '1,150.5', 'fa', '1150.50'],
    ['amount', '۱۵۰/۵', 'fa', '150.50'],
    ['amount', '12,5', 'tr', '12.50'],
    ['amount', '١٢٫٥', 'aa', '12.50'],
    ['amount', '-12.5', 'en', '-12.5'],
    ['amount', '1e9', 'en', '1e9'],
    ['text', 'a,1', 'en', 'a,1'],
    ['iban', 'TR33 0006', 'tr', 'TR33 0006'],
  ] as const)('a field of the type %s makes of %s in %s: %s', (type, text, language, sent) => {
    expect(formValue(type, text, language)).toBe(sent)
  })
})

describe('a day', () => {
  it.each(['1.5.1990', '01/05/1990', '۱/۵/۱۹۹۰', '\u200e1-5-1990'])('%s is 01-05-1990', (text) => {
    expect(paymentFieldFault(field('date'), text)).toBeNull()
    expect(plainValue('date', text)).toBe('01-05-1990')
  })
  it('with a time is read in the same way', () => {
    expect(plainValue('datetime', '1.5.1990 18:45')).toBe('01-05-1990 18:45')
  })
  it('with two kinds of signs is none', () => {
    expect(paymentFieldFault(field('date'), '1.5-1990')?.key).toBe('dateRequired')
  })
})
