import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { OUTCOME_RESULTS, type OutcomeResult } from '../../src/markets/model/outcome_result.ts'
import { selectionFactor, overCommonDenominator } from '../../src/coupons/payout/factor.ts'
import { worth } from '../support/enumerate.ts'

describe('selection factor, rules 3.1', () => {
  test.each<[OutcomeResult, number]>([
    ['won', 1.85],
    ['lost', 0],
    ['void', 1],
    ['halfWon', 1.425],
    ['halfLost', 0.5],
  ])('%s at 1.85 is %d', (result, factor) => {
    const { numerator, denominator } = selectionFactor({ oddsMilli: 1850, result })
    expect(Number(numerator) / Number(denominator)).toBe(factor)
  })

  test('a dead heat of two for one place halves a won selection', () => {
    const { numerator, denominator } = selectionFactor({
      oddsMilli: 5000,
      result: 'won',
      deadHeat: { places: 1, tied: 2 },
    })
    expect(numerator * 2n).toBe(denominator * 5n)
  })

  test('a dead heat changes nothing for a lost or void selection', () => {
    const deadHeat = { places: 1, tied: 3 }
    for (const result of ['lost', 'void'] as const) {
      expect(selectionFactor({ oddsMilli: 5000, result, deadHeat })).toEqual(
        selectionFactor({ oddsMilli: 5000, result })
      )
    }
  })

  test('equals exact fractions', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1001, max: 1_000_000 }),
        fc.constantFrom(...OUTCOME_RESULTS),
        (oddsMilli, result) => {
          const { numerator, denominator } = selectionFactor({ oddsMilli, result })
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
          selectionFactor({ oddsMilli: 3210, result: 'won', deadHeat: { places: 1, tied: count } })
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
