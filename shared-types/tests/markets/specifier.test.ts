import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  formatQuarters,
  formatSpecifier,
  lineOf,
  parseQuarters,
  parseScore,
  parseSpecifier,
} from '../../src/markets/model/specifier.ts'

describe('specifier', () => {
  test('pairs are read and written in one order', () => {
    expect(parseSpecifier('total=2.5')).toEqual({ total: '2.5' })
    expect(parseSpecifier('')).toEqual({})
    expect(formatSpecifier({ setnr: '3', gamenr: '2' })).toBe('gamenr=2|setnr=3')
  })
  test.each(['total', 'total=', '=2', 'a=1|', 'a=1|a=2'])('%j is none', (text) =>
    expect(parseSpecifier(text)).toBeNull()
  )
  test('what was written is read back', () => {
    const word = fc.stringMatching(/^[a-z0-9.:+-]{1,8}$/)
    fc.assert(
      fc.property(fc.dictionary(word, word, { noNullPrototype: true }), (pairs) => {
        expect(parseSpecifier(formatSpecifier(pairs))).toEqual(pairs)
      })
    )
  })
})

describe('lines in quarters', () => {
  test.each([
    ['2.5', 10],
    ['2.50', 10],
    ['2', 8],
    ['-0.75', -3],
    ['+0.25', 1],
    ['0.0', 0],
    ['-0', 0],
    ['160.5', 642],
  ])('%s is %i', (text, quarters) => expect(parseQuarters(text)).toBe(quarters))
  test.each(['', '2.3', '.5', '2.', '1,5', '0:1', '--1', '2.505', 'x'])('%j is no line', (text) =>
    expect(parseQuarters(text)).toBeNull()
  )
  test('what was written is read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -4000, max: 4000 }), (quarters) => {
        expect(parseQuarters(formatQuarters(quarters))).toBe(quarters)
      })
    )
  })
  test('the line is found by its name', () => {
    expect(lineOf('total=2.25', 'total')).toBe(9)
    expect(lineOf('hcp=-1', 'total')).toBeNull()
  })
  test('a head start is a score', () => {
    expect(parseScore('0:1')).toEqual([0, 1])
    expect(parseScore('-1')).toBeNull()
  })
})
