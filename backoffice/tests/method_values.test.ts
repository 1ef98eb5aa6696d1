/** What the form of a payment method sends, and what its preview shows. */
import { describe, expect, it } from 'vitest'
import {
  bodyOf,
  newField,
  NEW_METHOD,
  rowsOf,
} from '../src/resources/payment-methods/methodValues.ts'
import { shownFields } from '../src/resources/payment-methods/shownFields.ts'
import { formatPercent, parsePercent } from '../src/record/inputs/percentText.ts'

describe('the secrets of a method', () => {
  const secretNames = ['key', 'secret']
  const { secretRows } = rowsOf({ secretNames })
  const secretsOf = (rows: typeof secretRows) =>
    bodyOf({ ...NEW_METHOD, secretNames, secretRows: rows }).secrets

  it('stay where no new value is typed', () => {
    expect(secretsOf(secretRows)).toEqual({})
  })

  it('are sent when they have a new value, and sent empty when their row is gone', () => {
    const rows = secretRows
      .filter(({ name }) => name !== 'key')
      .map((row) => ({ ...row, value: 'new' }))
    expect(secretsOf(rows)).toEqual({ key: '', secret: 'new' })
  })
})

describe('the form of a method', () => {
  it('sends options of choices alone, and a value for every emptied input', () => {
    const { fields, payTag } = bodyOf({
      ...NEW_METHOD,
      payTag: null,
      fields: [
        { name: 'bank', type: 'select', options: ['A', 'B'], maxLength: 10 },
        { name: 'note', type: 'text', options: ['A'], minLength: null },
      ],
    })
    expect(payTag).toBe('')
    expect(fields.map(({ options, minLength }) => [options, minLength])).toEqual([
      [['A', 'B'], 0],
      [[], 0],
    ])
  })

  it('names a new field as no other field', () => {
    expect(newField([{ name: 'field2' }]).name).toBe('field3')
    expect(newField([]).name).toBe('field1')
  })

  it('is shown with titles of the language, else of the brand, else with names', () => {
    const typed = [
      { name: 'a', titles: { tr: 'Ad', en: 'Name' } },
      { name: 'b', titles: { tr: 'Şube' } },
      { name: 'c', type: 'date' as const },
    ]
    expect(shownFields(typed, 'en').map(({ title }) => title)).toEqual(['Name', 'Şube', 'c'])
    expect(shownFields(typed, 'en')[2]?.placeHolder).toBe('31-12-2000')
  })
})

describe('a percent', () => {
  it('is read and written in thousandths', () => {
    expect(parsePercent('1,5')).toBe(1_500)
    expect(parsePercent('0.025')).toBe(25)
    expect(parsePercent('100')).toBe(100_000)
    expect(formatPercent(1_500, 'tr')).toBe('1,5')
    expect(formatPercent(25, 'en')).toBe('0.025')
    expect(formatPercent(2_000, 'tr')).toBe('2')
  })

  it('is none above 100 and in other signs', () => {
    for (const text of ['100,001', '-1', '1e3', '1.2345', '', 'x']) {
      expect(parsePercent(text)).toBeNull()
    }
  })
})
