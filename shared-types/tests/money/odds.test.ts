import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatOdds, isPrice, multiplyOdds } from '../../src/money/odds.ts'
import { parseOdds } from '../../src/money/parse_odds.ts'
import { decimal, floor, fraction, times } from '../support/fraction.ts'

describe('parseOdds', () => {
  test.each([
    ['1.85', 1850],
    ['1,85', 1850],
    ['2', 2000],
    ['1.005', 1005],
    ['1.8339', 1833],
    [' 10.50 ', 10500],
    ['1', 1000],
  ])('%s is %i', (text, milli) => expect(parseOdds(text)).toBe(milli))

  test.each(['', '0.5', 'abc', '1.2.3', '-2', '1e3', '.5', '5.', '99999999'])(
    '%j is no price',
    (text) => expect(parseOdds(text)).toBeNull()
  )

  test('is exact where a float is not', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 999_999_999 }),
        fc.stringMatching(/^\d{0,6}$/),
        (milli, tail) => {
          const text = `${Math.floor(milli / 1000)}.${String(milli % 1000).padStart(3, '0')}${tail}`
          expect(parseOdds(text)).toBe(milli)
        }
      )
    )
  })

  test('only what is above 1 is a price', () => {
    expect(isPrice(1001)).toBe(true)
    for (const odds of [1000, 0, -5, 1.5, NaN, Infinity]) expect(isPrice(odds)).toBe(false)
  })
})

describe('formatOdds', () => {
  test.each([
    [1850, '1.85'],
    [1001, '1.001'],
    [1009, '1.009'],
    [1010, '1.01'],
    [1011, '1.01'],
    [1855, '1.85'],
    [2000, '2.00'],
    [9000, '9.00'],
    [10000, '10'],
    [12500, '12.50'],
    [101000, '101'],
    [1000, '1.00'],
  ])('%i is %s', (milli, text) => expect(formatOdds(milli)).toBe(text))

  test('never shows a better price than is paid', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 10_000_000 }), (milli) => {
        const shown = times(decimal(formatOdds(milli)), fraction(1000))
        expect(floor(shown)).toBeLessThanOrEqual(BigInt(milli))
      })
    )
  })
})

describe('multiplyOdds', () => {
  const odds = fc.integer({ min: 1001, max: 50_000 })

  test('1.50 x 1.60 x 1.70 x 1.80 x 1.90 is 13.9536, cut to thousandths', () => {
    expect(multiplyOdds([1500, 1600, 1700, 1800, 1900])).toBe(13953)
  })

  test('equals exact fractions, cut once', () => {
    fc.assert(
      fc.property(fc.array(odds, { maxLength: 8 }), (list) => {
        let product = fraction(1000)
        for (const milli of list) product = times(product, fraction(milli, 1000))
        const exact = floor(product)
        const capped =
          exact > BigInt(Number.MAX_SAFE_INTEGER) ? BigInt(Number.MAX_SAFE_INTEGER) : exact
        expect(BigInt(multiplyOdds(list))).toBe(capped)
      })
    )
  })

  test('is capped at the largest safe integer', () => {
    expect(multiplyOdds(new Array<number>(20).fill(50_000))).toBe(Number.MAX_SAFE_INTEGER)
  })

  test('no odds at all multiply to 1', () => expect(multiplyOdds([])).toBe(1000))
})
