import { expect, test } from 'vitest'
import { limitConflict } from '../../src/coupons/limits/limit_order.ts'
import type { CouponLimits } from '../../src/coupons/limits/coupon_limits.ts'
import { LIMITS } from '../support/slip.ts'

const conflict = (limits: Partial<CouponLimits>, own: Partial<CouponLimits> = limits) => {
  const found = limitConflict({ ...LIMITS, ...limits }, own)
  return found && [found.path, found.key, found.bound]
}

test.each([
  [{ minStakeMinor: 500, maxStakeMinor: 499 }, ['minStakeMinor', 'amountTooLarge', 499]],
  [{ minStakeMinor: 500, maxStakeMinor: 500 }, null],
  [{ minStakeMinor: 500, maxStakeMinor: 0 }, null],
  [{ minSelections: 21 }, ['minSelections', 'amountTooLarge', 20]],
  [{ minMarketTypes: 3, maxMarketTypes: 2 }, ['minMarketTypes', 'amountTooLarge', 2]],
  [
    { minTotalOddsMilli: 3000, maxTotalOddsMilli: 2000 },
    ['minTotalOddsMilli', 'amountTooLarge', 2000],
  ],
])('%o of everybody', (limits, wanted) => expect(conflict(limits)).toEqual(wanted))

test('a coupon type is held to the floors and ceilings of every coupon too', () => {
  const single = (set: object) => conflict({ minStakeMinor: 200, byType: { single: set } })
  expect(single({ maxStakeMinor: 100 })).toEqual([
    'byType.single.maxStakeMinor',
    'amountTooSmall',
    200,
  ])
  expect(single({ minStakeMinor: 100_001 })).toEqual([
    'byType.single.minStakeMinor',
    'amountTooLarge',
    100_000,
  ])
  expect(single({ minSelections: 21 })).toEqual([
    'byType.single.minSelections',
    'amountTooLarge',
    20,
  ])
  expect(single({ maxStakeMinor: 200 })).toBeNull()
})

test('only a figure that is being set is in conflict', () => {
  const inForce = { minStakeMinor: 500, maxStakeMinor: 400 }
  expect(conflict(inForce, { minStakeMinor: 500 })?.[0]).toBe('minStakeMinor')
  expect(conflict(inForce, { maxStakeMinor: 400 })).toEqual([
    'maxStakeMinor',
    'amountTooSmall',
    500,
  ])
  expect(conflict(inForce, { maxStakeMinor: 900, minSelections: 2 })).toBeNull()
})
