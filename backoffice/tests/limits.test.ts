import { describe, expect, it } from 'vitest'
import type { CouponLimits } from '@grandstand/shared-types/coupons/limits/coupon_limits'
import type { UserLimitLevel } from '@grandstand/shared-types/wire/people/accounts'
import { closedBy, limitSource, typeLimitSource } from '../src/limits/limitSources.ts'
import { parseAmounts } from '../src/record/inputs/parseAmounts.ts'

const site: CouponLimits = {
  minStakeMinor: 100,
  maxStakeMinor: 100_000,
  maxPayoutMinor: 1_250_000,
  minSelections: 1,
  maxSelections: 20,
  maxMultiLines: 27,
  maxMultiSelections: 10,
  maxSystemSelections: 10,
  minSelectionOddsMilli: 0,
  maxSelectionOddsMilli: 0,
  minTotalOddsMilli: 0,
  maxTotalOddsMilli: 0,
  types: { single: 1, combined: 1, multiple: 1, system: 1 },
  sameCouponMax: 3,
  bonus: { minOddsMilli: 1500, minCount: 4, percentPerStep: 5 },
}
const level = (kind: UserLimitLevel['kind'], limits: Partial<CouponLimits>): UserLimitLevel => ({
  kind,
  id: 1,
  name: kind,
  limits,
})

describe('where the limit of a user comes from', () => {
  const levels = [
    level('site', site),
    level('dealer', { maxStakeMinor: 50_000, types: { ...site.types, system: 0 } }),
    level('user', { maxStakeMinor: 0 }),
  ]
  const view = {
    currency: 'TRY',
    levels,
    effective: { ...site, maxStakeMinor: 50_000, maxPayoutMinor: 100_000 },
  }

  it('the level whose figure is in force sets it; 0 and a missing figure set none', () => {
    expect(limitSource(view, 'maxStakeMinor')).toEqual({
      set: [100_000, 50_000, 0],
      effective: 50_000,
      from: [1],
    })
    expect(limitSource(view, 'maxSelections').from).toEqual([0])
  })

  it('no level sets the default for users without limits', () => {
    expect(limitSource(view, 'maxPayoutMinor')).toMatchObject({ effective: 100_000, from: [] })
  })

  it('an unlimited figure comes from no level', () => {
    expect(limitSource(view, 'maxTotalOddsMilli')).toMatchObject({ effective: 0, from: [] })
  })

  it("a coupon type's own figure is shown where a level sets it", () => {
    const byType = { single: { maxStakeMinor: 900 }, system: { minSelections: 3 } }
    const typed = {
      currency: 'TRY',
      levels: [...levels, level('user', { byType })],
      effective: { ...view.effective, byType },
    }
    expect(typeLimitSource(typed, 'single', 'maxStakeMinor')).toEqual({
      set: [null, null, null, 900],
      effective: 900,
      from: [3],
    })
    expect(typeLimitSource(typed, 'single', 'minStakeMinor')).toBeNull()
    expect(typeLimitSource(typed, 'multiple', 'maxStakeMinor')).toBeNull()
  })

  it('a coupon type is closed by every level that closes it', () => {
    expect(closedBy(levels, ({ limits }) => limits.types?.system === 0)).toEqual([1])
    expect(closedBy(levels, ({ limits }) => limits.types?.single === 0)).toEqual([])
  })
})

describe('several amounts in one line', () => {
  it('are minor units in rising order', () => {
    expect(parseAmounts('20 5  10,50', 'tr')).toEqual([500, 1050, 2000])
    expect(parseAmounts('5; 10', 'en')).toEqual([500, 1000])
  })
  it('are refused whole when one is invalid, twice the same, or nothing', () => {
    for (const text of ['', '5 x', '5 5', '0 5']) expect(parseAmounts(text, 'tr'), text).toBeNull()
  })
})
