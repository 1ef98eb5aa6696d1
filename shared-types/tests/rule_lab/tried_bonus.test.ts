import fc from 'fast-check'
import { expect, test } from 'vitest'
import { outcomeWithBonus } from '../../src/rule_lab/tried_bonus.ts'
import { bonusRules, pastCoupons, slowPayout } from './past_coupons.ts'

test('an unchanged bonus pays each coupon by the rule with which it was placed, as the lines written out do', () => {
  fc.assert(
    fc.property(pastCoupons, (coupon) => {
      expect(outcomeWithBonus(coupon, null)).toEqual({
        stakeMinor: coupon.totalStakeMinor,
        paidMinor: slowPayout(coupon),
        refusedBy: null,
      })
    }),
    { numRuns: 400 }
  )
})

test('another bonus pays as the lines written out do, and only coupons of one line at known prices earn it', () => {
  let changed = 0
  fc.assert(
    fc.property(pastCoupons, bonusRules, (coupon, bonus) => {
      const { paidMinor } = outcomeWithBonus(coupon, bonus)
      const isAtStart = coupon.selections.some(({ priceKind }) => priceKind === 'startingPrice')
      const earns = !isAtStart && (coupon.type === 'single' || coupon.type === 'combined')
      expect(paidMinor).toBe(slowPayout(earns ? { ...coupon, bonus } : coupon))
      if (paidMinor !== slowPayout(coupon)) changed++
    }),
    { numRuns: 400 }
  )
  expect(changed).toBeGreaterThan(0)
})
