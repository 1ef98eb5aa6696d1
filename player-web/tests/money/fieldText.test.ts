/** What fields keep while somebody types, and the amounts that a form offers. */
import { expect, test } from 'vitest'
import { chipAmounts, minorOf } from '../../src/features/money/pieces/amounts.ts'
import { fieldText } from '../../src/features/money/form/fieldText.ts'

test.each([
  ['date', '17051990', '17.05.1990'],
  ['date', '17.05', '17.05'],
  ['date', '17.', '17'],
  ['date', '170', '17.0'],
  ['birthdate', '۱۷۰۵۱۹۹۰', '17.05.1990'],
  ['datetime', '170520261430', '17.05.2026 14:30'],
  ['time', '0930', '09:30'],
  ['date', '1.5.1990', '1.5.1990'],
  ['date', '17/05/1990', '17/05/1990'],
  ['date', '17.05.19901', '17.05.19901'],
  ['number', '12a', '12a'],
  ['text', '12a', '12a'],
] as const)('a field of the type %s makes of %s: %s', (type, typed, kept) => {
  expect(fieldText(type, typed)).toBe(kept)
})

test('an amount is read in every language as it was typed', () => {
  expect(minorOf('150,50', 'tr')).toBe(15_050)
  expect(minorOf('150,50', 'en')).toBe(15_050)
  expect(minorOf('۲۰۰', 'fa')).toBe(20_000)
  expect(minorOf('1,150', 'en')).toBe(115_000)
  expect(minorOf('1.150,50', 'tr')).toBe(115_050)
  expect(minorOf('۱۵۰/۵', 'fa')).toBe(15_050)
  expect(minorOf('', 'tr')).toBeNaN()
})

test('the amounts to tap lie between the bounds, the least one first', () => {
  expect(chipAmounts('deposit', { minMinor: 20_000, maxMinor: 100_000 })).toEqual([
    20_000, 25_000, 50_000, 100_000,
  ])
  expect(chipAmounts('withdrawal', { minMinor: 0, maxMinor: 0 })).toHaveLength(5)
  expect(chipAmounts('deposit', { minMinor: 700, maxMinor: 900 })).toEqual([700])
})
