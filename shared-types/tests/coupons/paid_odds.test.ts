import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { selectionFactor } from '../../src/coupons/payout/factor.ts'
import { isPaidInFull, paidOdds } from '../../src/coupons/payout/paid_odds.ts'
import { settleCoupon } from '../../src/coupons/payout/payout.ts'
import { OUTCOME_RESULTS } from '../../src/markets/model/outcome_result.ts'
import { worth } from '../support/enumerate.ts'
import { fraction, plus, times } from '../support/fraction.ts'

const odds = fc.integer({ min: 1001, max: 1_000_000 })
const percents = fc.integer({ min: 0, max: 90 })
const divisors = fc.integer({ min: 1, max: 8 })

describe('paid odds, rules 19.5 and 19.8', () => {
  test('a deduction and the part of a place are taken off the profit, exactly', () => {
    fc.assert(
      fc.property(odds, percents, divisors, (oddsMilli, deductionPercent, divisor) => {
        const paid = paidOdds({ oddsMilli, deductionPercent, place: { divisor } })
        const profit = plus(fraction(oddsMilli, 1000), fraction(-1))
        const kept = times(profit, fraction(100 - deductionPercent, 100 * divisor))
        const due = plus(fraction(1), kept)
        expect(BigInt(paid.odds) * due.bottom).toBe(due.top * BigInt(paid.unit))
      })
    )
  })

  test('a selection without either is paid in full, with the numbers it always had', () => {
    expect(isPaidInFull({ oddsMilli: 1850 })).toBe(true)
    expect(isPaidInFull({ oddsMilli: 1850, deductionPercent: 0 })).toBe(true)
    expect(selectionFactor({ oddsMilli: 1850, result: 'won', deductionPercent: 0 })).toEqual({
      numerator: 3700n,
      denominator: 2000n,
    })
  })

  test('every result multiplies by the odds that are paid', () => {
    fc.assert(
      fc.property(odds, fc.constantFrom(...OUTCOME_RESULTS), (oddsMilli, result) => {
        // 30 % off the profit, a fifth of it: the same as odds of 1 + profit x 7 / 50
        const factor = selectionFactor({
          oddsMilli: 1000 + 50 * (oddsMilli - 1000),
          result,
          deductionPercent: 30,
          place: { divisor: 5 },
        })
        const plain = worth({
          matchId: 1,
          oddsMilli: 1000 + 7 * (oddsMilli - 1000),
          result,
          isBanker: false,
        })
        expect(factor.numerator * plain.bottom).toBe(plain.top * factor.denominator)
      })
    )
  })
})

describe('win lines and place lines, rules 19.11', () => {
  const win = { matchId: 1, oddsMilli: 5_000, result: 'lost' } as const
  const place = { ...win, place: { divisor: 5 } }
  const coupon = { type: 'single', stakePerLineMinor: 100, maxPayoutMinor: 0 } as const
  const settle = (result: 'won' | 'lost' | 'void' | null) =>
    settleCoupon({ ...coupon, selections: [win], placeSelections: [{ ...place, result }] })

  test('a coupon that lost its win lines may still win, lose or wait by its place lines', () => {
    expect(settle('won')).toMatchObject({ status: 'won', payoutMinor: 180 })
    expect(settle('won').isPartiallyReturned).toBe(true)
    expect(settle('lost')).toMatchObject({ settled: true, status: 'lost' })
    expect(settle(null)).toMatchObject({ settled: false, status: 'waiting' })
  })

  test('it is cancelled, with the stake of both, when all of both is void', () => {
    const void1 = { ...win, result: 'void' } as const
    const both = { ...coupon, selections: [void1], placeSelections: [{ ...place, ...void1 }] }
    expect(settleCoupon(both)).toMatchObject({ status: 'cancelled', payoutMinor: 200 })
    expect(settle('void')).toMatchObject({ status: 'won', payoutMinor: 100 })
  })
})
