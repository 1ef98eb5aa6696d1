import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  deadHeatOf,
  deadHeatOfMilli,
  outcomeResultName,
} from '../../src/coupons/payout/dead_heat.ts'
import { selectionFactor } from '../../src/coupons/payout/factor.ts'
import { settleCoupon } from '../../src/coupons/payout/payout.ts'
import { deadHeatResult } from '../../src/markets/model/outcome_result.ts'

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

/** Places below the number of tied competitors. */
const shares = fc
  .integer({ min: 2, max: 20 })
  .chain((tied) =>
    fc.record({ places: fc.integer({ min: 1, max: tied - 1 }), tied: fc.constant(tied) })
  )

describe('dead heats, rules 3.2', () => {
  test('a part in thousandths, cut or rounded, is the fraction behind it', () => {
    fc.assert(
      fc.property(shares, fc.boolean(), ({ places, tied }, isCut) => {
        const part = (1000 * places) / tied
        const common = gcd(places, tied)
        expect(deadHeatOfMilli(isCut ? Math.floor(part) : Math.round(part))).toEqual({
          places: places / common,
          tied: tied / common,
        })
      })
    )
  })

  test('a part that is no such fraction is itself, and none is above or below it by a thousandth', () => {
    expect(deadHeatOfMilli(31)).toEqual({ places: 31, tied: 1000 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), (milli) => {
        const { places, tied } = deadHeatOfMilli(milli)
        expect(Math.abs((1000 * places) / tied - milli)).toBeLessThan(1)
      })
    )
  })

  test('as a result it fits its column, reads back, and has a name', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), (milli) => {
        const deadHeat = deadHeatOfMilli(milli)
        const result = deadHeatResult(deadHeat)
        expect(result.length).toBeLessThanOrEqual(12)
        expect(deadHeatOf(result)).toEqual(deadHeat)
        expect(outcomeResultName(result)).toBe('deadHeat')
      })
    )
    expect(deadHeatOf('won')).toBeNull()
    expect(outcomeResultName('halfWon')).toBe('halfWon')
  })

  test('a selection with the part in its result pays as one with it beside it', () => {
    const odds = fc.integer({ min: 1001, max: 100_000 })
    fc.assert(
      fc.property(odds, shares, (oddsMilli, deadHeat) => {
        expect(selectionFactor({ oddsMilli, result: deadHeatResult(deadHeat) })).toEqual(
          selectionFactor({ oddsMilli, result: 'won', deadHeat })
        )
      })
    )
  })

  test('a combination pays the product of the parts', () => {
    const selections = [
      { matchId: 1, oddsMilli: 3000, result: 'won 1/2' as const },
      { matchId: 2, oddsMilli: 2000, result: 'won' as const },
    ]
    const coupon = {
      type: 'combined' as const,
      stakePerLineMinor: 1_000,
      maxPayoutMinor: 0,
      selections,
    }
    expect(settleCoupon(coupon)).toMatchObject({ settled: true, status: 'won', payoutMinor: 3_000 })
  })
})
