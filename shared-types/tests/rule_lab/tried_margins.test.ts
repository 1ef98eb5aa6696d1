import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { oddsWithMargin } from '../../src/live/margins.ts'
import { oddsUnder, outcomeOfSale, outcomeWithMargin } from '../../src/rule_lab/tried_margins.ts'
import { pastCoupons, slowPayout } from './past_coupons.ts'

const margins = fc.constantFrom(0, 1.5, 5, 12.25, 50)

describe('a margin in play', () => {
  test('that stays leaves every price and payout', () => {
    fc.assert(
      fc.property(pastCoupons, margins, (coupon, percent) => {
        const { paidMinor } = outcomeWithMargin(coupon, () => ({ from: percent, to: percent }))
        expect(paidMinor).toBe(slowPayout(coupon))
      })
    )
  })
  test('that begins at 0 gives the price that the feed would have been offered at', () => {
    expect(oddsUnder(2000, { from: 0, to: 5 })).toBe(oddsWithMargin(2000, 5))
    expect(oddsUnder(1905, { from: 5, to: 0 })).toBe(2000)
  })
  test('changes selections taken in play alone, and pays as the lines written out do', () => {
    fc.assert(
      fc.property(pastCoupons, margins, margins, (coupon, from, to) => {
        const selections = coupon.selections.map((one) =>
          one.isLive ? { ...one, oddsMilli: oddsUnder(one.oddsMilli, { from, to }) } : one
        )
        expect(outcomeWithMargin(coupon, () => ({ from, to })).paidMinor).toBe(
          slowPayout({ ...coupon, selections })
        )
      })
    )
  })
  test('that rises never raises a price, and one that falls never lowers it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1001, max: 50_000 }), margins, margins, (odds, from, to) => {
        const after = oddsUnder(odds, { from, to })
        // a price that cannot come from the margin of before, below its lowest, may move to it
        if (to >= from) expect(after).toBeLessThanOrEqual(Math.max(odds, 1001))
        else expect(after).toBeGreaterThanOrEqual(odds - 10)
      })
    )
  })
})

describe('a margin of sales', () => {
  const sale = {
    type: 'single' as const,
    stakePerLineMinor: 2000,
    totalStakeMinor: 2000,
    selections: [{ matchId: 1, oddsMilli: 3000, result: null, currentOddsMilli: 1600 }],
    marginPercent: 5,
    maxPayoutMinor: 0,
    paidMinor: 3562,
  }
  test('that stays leaves the price that was paid', () => {
    expect(outcomeOfSale({ ...sale, paidMinor: 3500 }, null).paidMinor).toBe(3500)
    expect(outcomeOfSale(sale, 5).paidMinor).toBe(3562)
  })
  test('that changes moves the price by the difference of both prices', () => {
    // 37.50 less 10 %
    expect(outcomeOfSale(sale, 10).paidMinor).toBe(3375)
    // the offer was one cent lower than the price at its end
    expect(outcomeOfSale({ ...sale, paidMinor: 3561 }, 0).paidMinor).toBe(3749)
    expect(outcomeOfSale(sale, 100).paidMinor).toBe(1)
  })
})
