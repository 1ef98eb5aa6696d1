import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CURRENCIES, CURRENCY_CODES } from '../../src/money/currencies.ts'
import { formatAmount, formatMoney } from '../../src/money/format.ts'
import { parseMoney } from '../../src/money/parse_money.ts'

const LANGUAGES = 'aa az cw de el en es fa fr hr iq it nl pt ru sq sr tr'.split(' ')

describe('formatMoney', () => {
  test('shows the code of the currency behind the amount where a brand wants it so', () => {
    expect(formatMoney(128450, 'TRY', 'tr', 'code')).toBe('1.284,50 TRY')
    expect(formatMoney(-50, 'USD', 'en', 'code')).toBe('-0.50 USD')
  })

  test.each([
    [128450, 'TRY', 'tr', `1.284,50 ₺`],
    [128450, 'TRY', 'en', '₺1,284.50'],
    [0, 'EUR', 'tr', `0,00 €`],
    [5, 'EUR', 'de', `0,05 €`],
    [-128450, 'TRY', 'tr', `-1.284,50 ₺`],
    [-50, 'USD', 'en', '-$0.50'],
    [100000000, 'IQD', 'tr', `1.000.000,00 IQD`],
    [12345, 'TND', 'en', `DT 123.45`],
    [123456, 'EUR', 'fr', `1\u202f234,56 €`],
    [100, 'YIS', 'tr', `1,00 ₪`],
    [100, 'XXX', 'tr', `1,00 XXX`],
  ])('%i %s in %s is %s', (minor, currency, language, text) => {
    expect(formatMoney(minor, currency, language)).toBe(text)
  })

  test('all nine currencies show two decimals', () => {
    expect(CURRENCY_CODES).toHaveLength(9)
    for (const code of CURRENCY_CODES) {
      expect(CURRENCIES[code].decimals).toBe(2)
      expect(formatMoney(100, code, 'tr')).toContain('1,00')
    }
    expect(CURRENCIES.YIS.isoCode).toBe('ILS')
  })

  test('digits are Latin in every language', () => {
    for (const language of LANGUAGES) {
      expect(formatAmount(1234567890, language)).toMatch(/^[\d.,\s]+$/)
    }
  })

  test('an amount that is no whole number is refused', () => {
    expect(() => formatAmount(1.5, 'tr')).toThrow(RangeError)
    expect(() => formatAmount(NaN, 'tr')).toThrow(RangeError)
  })
})

describe('parseMoney', () => {
  test.each([
    ['1.284,50', 'tr', 128450],
    ['1284,5', 'tr', 128450],
    ['1.284', 'tr', 128400],
    ['12.5', 'tr', 1250],
    ['12,50', 'en', 1250],
    ['1,284.50', 'en', 128450],
    [' 5 ', 'tr', 500],
    ['-3,10', 'tr', -310],
    ['۱۲٫۵', 'fa', 1250],
    ['۱۲.۵', 'fa', 1250],
    ['0,1', 'tr', 10],
    ['-0', 'tr', 0],
  ])('%s in %s is %s', (text, language, minor) => {
    expect(parseMoney(text, language)).toBe(minor)
  })

  test.each([
    '',
    ',',
    '1,234',
    '12.34.56',
    '1.28,4.5',
    '1,2,3',
    '5,',
    ',5',
    'abc',
    '1e3',
    '--1',
    '99999999999999999',
  ])('%j is no amount in Turkish', (text) => expect(parseMoney(text, 'tr')).toBeNull())

  test('reads back whatever formatAmount wrote, in every language', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom(...LANGUAGES), (minor, language) => {
        expect(parseMoney(formatAmount(minor, language), language)).toBe(minor)
      })
    )
  })

  test('agrees with exact decimals written out by hand', () => {
    fc.assert(
      fc.property(fc.nat(9_999_999), fc.nat(99), (major, cents) => {
        const text = `${major},${String(cents).padStart(2, '0')}`
        expect(parseMoney(text, 'tr')).toBe(major * 100 + cents)
      })
    )
  })
})
