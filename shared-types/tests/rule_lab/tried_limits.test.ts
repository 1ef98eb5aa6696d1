import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CouponLimits } from '../../src/coupons/limits/coupon_limits.ts'
import type { PastCoupon } from '../../src/rule_lab/past_coupon.ts'
import { outcomeWithLimits } from '../../src/rule_lab/tried_limits.ts'
import { pastCoupons, slowPayout } from './past_coupons.ts'

const NONE: CouponLimits = {
  minStakeMinor: 0,
  maxStakeMinor: 0,
  maxPayoutMinor: 0,
  minSelections: 0,
  maxSelections: 0,
  maxMultiLines: 1000,
  maxMultiSelections: 20,
  maxSystemSelections: 20,
  minSelectionOddsMilli: 0,
  maxSelectionOddsMilli: 0,
  minTotalOddsMilli: 0,
  maxTotalOddsMilli: 0,
  types: { single: 1, combined: 1, multiple: 1, system: 1 },
  sameCouponMax: 0,
  bonus: { minOddsMilli: 1500, minCount: 4, percentPerStep: 5 },
}

const single: PastCoupon = {
  type: 'single',
  stakePerLineMinor: 1000,
  totalStakeMinor: 1000,
  sizes: [],
  maxPayoutMinor: 100_000,
  maxTotalOddsMilli: 0,
  selections: [
    {
      ...{ matchId: 1, outcomeId: 1, marketId: 1, marketTypeId: 1 },
      ...{ oddsMilli: 3000, result: 'won', isLive: false },
    },
  ],
}

const tried = (coupon: PastCoupon, to: Partial<CouponLimits>, today: Partial<CouponLimits> = {}) =>
  outcomeWithLimits(coupon, { today: { ...NONE, ...today }, tried: { ...NONE, ...today, ...to } })

describe('a coupon that the limits would have refused', () => {
  const REFUSED = { stakeMinor: 0, paidMinor: 0 }
  test.each<[Partial<CouponLimits>, string]>([
    [{ maxStakeMinor: 999 }, 'stakeAboveMax'],
    [{ minStakeMinor: 1001 }, 'stakeBelowMin'],
    [{ minSelections: 2 }, 'minSelections'],
    [{ maxSelectionOddsMilli: 2999 }, 'selectionAboveMaxOdds'],
    [{ minTotalOddsMilli: 3001 }, 'couponBelowMinOdds'],
    [{ maxPayoutMinor: 900 }, 'maxPayoutBelowStake'],
  ])('%o brings no stake and pays nothing: %s', (limits, refusedBy) => {
    expect(tried(single, limits)).toEqual({ ...REFUSED, refusedBy })
  })
  test('stays as it was when the limits of today refuse it already', () => {
    const outcome = tried(single, { maxStakeMinor: 500 }, { maxStakeMinor: 900 })
    expect(outcome).toEqual({ stakeMinor: 1000, paidMinor: 3000, refusedBy: null })
  })
})

describe('the highest payout', () => {
  const capped = { ...single, maxPayoutMinor: 2000 }
  test('follows the limit that the coupon was placed under', () => {
    expect(tried(capped, { maxPayoutMinor: 2500 }, { maxPayoutMinor: 2000 }).paidMinor).toBe(2500)
    expect(tried(capped, { maxPayoutMinor: 0 }, { maxPayoutMinor: 2000 }).paidMinor).toBe(3000)
    expect(tried(single, { maxPayoutMinor: 1500 }, { maxPayoutMinor: 100_000 }).paidMinor).toBe(
      1500
    )
  })
  test('of another, stricter limit stays', () => {
    expect(tried(capped, { maxPayoutMinor: 9000 }, { maxPayoutMinor: 5000 }).paidMinor).toBe(2000)
    expect(tried(capped, { maxPayoutMinor: 1500 }, { maxPayoutMinor: 5000 }).paidMinor).toBe(1500)
  })
  test('a cap on the total odds follows too', () => {
    expect(tried(single, { maxTotalOddsMilli: 2500 }).paidMinor).toBe(2500)
  })
})

test('unchanged limits pay every coupon as the lines written out do', () => {
  fc.assert(
    fc.property(pastCoupons, (coupon) => {
      const { maxPayoutMinor, maxTotalOddsMilli } = coupon
      const today = { maxPayoutMinor, maxTotalOddsMilli }
      expect(tried(coupon, {}, today)).toEqual({
        stakeMinor: coupon.totalStakeMinor,
        paidMinor: slowPayout(coupon),
        refusedBy: null,
      })
    }),
    { numRuns: 300 }
  )
})

test('other stakes and caps refuse and pay as a plain reading of them does', () => {
  const change = fc.record({
    minStakeMinor: fc.constantFrom(0, 500, 5000),
    maxStakeMinor: fc.constantFrom(0, 5000, 50_000),
    maxPayoutMinor: fc.constantFrom(0, 30_000, 300_000),
  })
  let refused = 0
  fc.assert(
    fc.property(pastCoupons, change, (coupon, to) => {
      // today's limits took the coupon
      fc.pre(coupon.maxPayoutMinor === 0 || coupon.maxPayoutMinor > coupon.totalStakeMinor)
      const outcome = tried(coupon, to, { maxPayoutMinor: coupon.maxPayoutMinor })
      if (outcome.refusedBy === 'maxPayoutBelowStake') return
      const { totalStakeMinor: stake } = coupon
      const isOutside =
        stake < to.minStakeMinor || (to.maxStakeMinor > 0 && stake > to.maxStakeMinor)
      expect(outcome.refusedBy !== null).toBe(isOutside)
      if (isOutside) refused++
      else expect(outcome.paidMinor).toBe(slowPayout({ ...coupon, ...to }))
    }),
    { numRuns: 300 }
  )
  expect(refused).toBeGreaterThan(20)
})
