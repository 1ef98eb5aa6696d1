import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COUPON_TYPES, type CouponType } from '../../src/coupons/model/coupon_words.ts'
import {
  LIMIT_SET_FIGURES,
  stricterCeiling,
  type LimitSet,
} from '../../src/coupons/limits/limit_set.ts'
import {
  limitsOfType,
  stricterTypeLimits,
  type TypeLimits,
} from '../../src/coupons/limits/type_limits.ts'
import { check, found, LIMITS, matches, type Case } from '../support/slip.ts'

/** A coupon of each type with a stake of 12.00. */
const COUPONS: Record<CouponType, Case> = {
  single: { outcomes: [11] },
  combined: { outcomes: [11, 21] },
  multiple: { outcomes: [11, 14, 21] },
  system: { outcomes: matches(3), kind: 'system', sizes: [2] },
}

describe.each(COUPON_TYPES)('limits of the type %s', (type) => {
  const others = COUPON_TYPES.filter((other) => other !== type)
  const withSet = (set: Partial<LimitSet>): Case['limits'] => ({ byType: { [type]: set } })

  test.each([
    [{ minStakeMinor: 1206 }, ['stakeBelowMin|1206']],
    [{ minStakeMinor: 1200 }, []],
    [{ maxStakeMinor: 1194 }, ['stakeAboveMax|1194']],
    [{ maxStakeMinor: 1200 }, []],
    [{ minSelections: 4 }, ['minSelections|4']],
  ])('%o binds it alone', (set, violations) => {
    expect(found({ ...COUPONS[type], limits: withSet(set) })).toEqual(violations)
    for (const other of others) {
      expect(found({ ...COUPONS[other], limits: withSet(set) })).toEqual([])
    }
  })
  test('its highest payout caps it alone', () => {
    const limits = withSet({ maxPayoutMinor: 1500 })
    expect(check({ ...COUPONS[type], limits }).payoutCapMinor).toBe(1500)
    for (const other of others) {
      expect(check({ ...COUPONS[other], limits }).payoutCapMinor).toBe(LIMITS.maxPayoutMinor)
    }
  })
  test('it loosens no limit of every coupon', () => {
    const limits = { maxStakeMinor: 1100, ...withSet({ maxStakeMinor: 5000, minStakeMinor: 1 }) }
    expect(found({ ...COUPONS[type], limits })).toEqual(['stakeAboveMax|1100'])
  })
})

const figure = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 100_000 }))
const set = fc.record({
  minStakeMinor: figure,
  maxStakeMinor: figure,
  maxPayoutMinor: figure,
  minSelections: figure,
})
const byType = fc.dictionary(fc.constantFrom(...COUPON_TYPES), set).map((sets): TypeLimits => sets)

test('of two levels every figure of every type is the stricter one', () => {
  fc.assert(
    fc.property(set, byType, byType, fc.constantFrom(...COUPON_TYPES), (all, one, two, type) => {
      const together = limitsOfType({ ...all, byType: stricterTypeLimits(one, two) }, type)
      const levels = [all, one[type], two[type]].filter((level) => level !== undefined)
      for (const name of LIMIT_SET_FIGURES) {
        const figures = levels.map((level) => level[name] ?? 0)
        const strictest = name.startsWith('min')
          ? Math.max(...figures)
          : figures.reduce(stricterCeiling)
        expect(together[name]).toBe(strictest)
      }
    })
  )
})
