import { describe, expect, test } from 'vitest'
import { found } from '../support/slip.ts'

/** 11 and 21 are of market type 1, 14 and 24 of 18. */
describe('market types of a coupon', () => {
  test('minMarketTypes counts the different ones', () => {
    const limits = { minMarketTypes: 2 }
    expect(found({ outcomes: [11, 24], limits })).toEqual([])
    expect(found({ outcomes: [11, 21], limits })).toEqual(['minMarketTypes|2'])
    expect(found({ outcomes: [11], limits })).toEqual(['minMarketTypes|2'])
  })
  test('maxMarketTypes counts the different ones', () => {
    const limits = { maxMarketTypes: 1 }
    expect(found({ outcomes: [11, 21, 31], limits })).toEqual([])
    expect(found({ outcomes: [11, 24], limits })).toEqual(['maxMarketTypes|1'])
  })
  test('maxPerMarketType names each selection too many of its type', () => {
    const limits = { maxPerMarketType: 2 }
    expect(found({ outcomes: [11, 24, 31], limits })).toEqual([])
    expect(found({ outcomes: [11, 24, 31, 41, 51], limits })).toEqual([
      'maxPerMarketType|2@3',
      'maxPerMarketType|2@4',
    ])
  })
  test('lines of one market type are one type; an unknown outcome is one of its own', () => {
    const book = { 14: { specifier: 'total=1.5' }, 24: { specifier: 'total=3.5' } }
    expect(found({ outcomes: [14, 24], book, limits: { maxPerMarketType: 1 } })).toEqual([
      'maxPerMarketType|1@1',
    ])
    expect(found({ outcomes: [11, 99], limits: { minMarketTypes: 2 } })).toEqual(['oddsInactive@1'])
  })
  test('0 is no limit', () => {
    const limits = { minMarketTypes: 0, maxMarketTypes: 0, maxPerMarketType: 0 }
    expect(found({ outcomes: [11, 21, 34], limits })).toEqual([])
  })
})
