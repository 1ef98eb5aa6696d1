import { describe, expect, it } from 'vitest'
import type { OutcomeResult } from '../../src/markets/model/outcome_result.ts'
import { settledOddsMilli, settledOddsToShow } from '../../src/coupons/payout/settled_figures.ts'
import type { CouponType } from '../../src/coupons/model/coupon_words.ts'

const coupon = (type: CouponType, results: readonly OutcomeResult[], sizes: number[] = []) => ({
  type,
  sizes,
  stakePerLineMinor: 100,
  maxPayoutMinor: 0,
  selections: results.map((result, index) => ({ matchId: index, oddsMilli: 2000, result })),
})

describe('the odds a coupon was settled at', () => {
  it('count a void selection as 1', () => {
    expect(settledOddsMilli(coupon('combined', ['won', 'won', 'void']))).toBe(4000)
  })

  it('count half results by what they paid', () => {
    expect(settledOddsMilli(coupon('combined', ['won', 'halfWon']))).toBe(3000)
    expect(settledOddsMilli(coupon('combined', ['won', 'halfLost']))).toBe(1000)
  })

  it('are those of all lines over their number in a system', () => {
    // of three lines of two one wins, at 4
    expect(settledOddsMilli(coupon('system', ['won', 'won', 'lost'], [2]))).toBe(1333)
  })

  it('stay under the cap they were placed with', () => {
    const capped = { ...coupon('combined', ['won', 'won']), maxTotalOddsMilli: 3500 }
    expect(settledOddsMilli(capped)).toBe(3500)
  })

  it('are shown where they differ from those it was placed at', () => {
    expect(settledOddsToShow({ totalOddsMilli: 8000, settledOddsMilli: 4000 })).toBe(4000)
    expect(settledOddsToShow({ totalOddsMilli: 8000, settledOddsMilli: 8000 })).toBeNull()
    expect(settledOddsToShow({ totalOddsMilli: 8000, settledOddsMilli: null })).toBeNull()
  })
})
