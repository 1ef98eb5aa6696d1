import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LEG_RESULTS, type LegResult } from '../../src/markets/model/outcome_result.ts'
import { legFactor, overCommonDenominator } from '../../src/coupons/payout/factor.ts'
import { worth } from '../support/enumerate.ts'

describe('leg factor, betting-rules 3.3', () => {
  test.each<[LegResult, number]>([
    ['won', 1.85],
    ['lost', 0],
    ['void', 1],
    ['halfWon', 1.425],
    ['halfLost', 0.5],
  ])('%s at 1.85 is %d', (result, factor) => {
    const { numerator, denominator } = legFactor({ oddsMilli: 1850, result })
    expect(Number(numerator) / Number(denominator)).toBe(factor)
  })

  test('a dead heat of two for one place halves a won leg', () => {
    const { numerator, denominator } = legFactor({
      oddsMilli: 5000,
      result: 'won',
      deadHeat: { places: 1, tied: 2 },
    })
    expect(numerator * 2n).toBe(denominator * 5n)
  })

  test('a dead heat changes nothing for a lost or void leg', () => {
    const deadHeat = { places: 1, tied: 3 }
    for (const result of ['lost', 'void'] as const) {
      expect(legFactor({ oddsMilli: 5000, result, deadHeat })).toEqual(
        legFactor({ oddsMilli: 5000, result })
      )
    }
  })

  test('equals school fractions', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1001, max: 1_000_000 }),
        fc.constantFrom(...LEG_RESULTS),
        (oddsMilli, result) => {
          const { numerator, denominator } = legFactor({ oddsMilli, result })
          const plain = worth({ matchId: 1, oddsMilli, result, isBanker: false })
          expect(numerator * plain.bottom).toBe(plain.top * denominator)
        }
      )
    )
  })

  test('a common denominator keeps every value', () => {
    const tied = fc.integer({ min: 1, max: 7 })
    fc.assert(
      fc.property(fc.array(tied, { minLength: 1, maxLength: 6 }), (ties) => {
        const factors = ties.map((count) =>
          legFactor({ oddsMilli: 3210, result: 'won', deadHeat: { places: 1, tied: count } })
        )
        const { numerators, denominator } = overCommonDenominator(factors)
        factors.forEach((factor, index) => {
          expect((numerators[index] ?? -1n) * factor.denominator).toBe(
            factor.numerator * denominator
          )
        })
      })
    )
  })
})
