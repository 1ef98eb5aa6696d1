import { describe, expect, it } from 'vitest'
import {
  defaultsByField,
  withoutInherited,
  type DealerDefaults,
} from '../src/resources/users/inputs/dealerDefaults.ts'

const DEALER: DealerDefaults = {
  name: 'kadikoy',
  isSite: false,
  currency: 'TRY',
  language: 'tr',
  products: { sport: 1, live: 1, slot: 0, casino: 0, bingo: 0, tvgames: 0, virtual: 1 },
  limits: {
    minStakeMinor: 100,
    maxStakeMinor: 50_000,
    maxPayoutMinor: 0,
    minSelections: 1,
    maxSelections: 20,
    maxMultiLines: 0,
    maxMultiSelections: 0,
    maxSystemSelections: 0,
    minSelectionOddsMilli: 0,
    maxSelectionOddsMilli: 0,
    minTotalOddsMilli: 0,
    maxTotalOddsMilli: 100_000,
    types: { single: 1, combined: 1, multiple: 0, system: 1 },
    byType: { single: { maxStakeMinor: 10_000 } },
    sameCouponMax: 3,
    bonus: { minOddsMilli: 0, minCount: 0, percentPerStep: 0 },
  },
}

describe('a new user below a dealer', () => {
  it('begins with the currency, language, products and limits of the dealer', () => {
    const values = defaultsByField(DEALER, 'TRY')
    expect(values).toMatchObject({
      'currency': 'TRY',
      'language': 'tr',
      'products.sport': 1,
      'products.casino': 0,
      'limits.maxStakeMinor': 50_000,
      'limits.types.multiple': 0,
      'limits.actions.sell': 1,
      'limits.byType.single.maxStakeMinor': 10_000,
    })
    // 0 is no limit, so the field stays empty
    expect(values['limits.maxPayoutMinor']).toBeNull()
  })

  it('of another currency begins without the dealer’s amounts, which only bind the dealer’s currency', () => {
    const values = defaultsByField(DEALER, 'EUR')
    expect(values['limits.maxStakeMinor']).toBeNull()
    expect(values['limits.byType.single.maxStakeMinor']).toBeNull()
    expect(values['limits.maxTotalOddsMilli']).toBe(100_000)
  })

  it('gets only changed limits as own limits', () => {
    const inherited = defaultsByField(DEALER, 'TRY')
    const limits = {
      maxStakeMinor: 50_000,
      minStakeMinor: 500,
      maxPayoutMinor: null,
      types: { single: 1, combined: 1, multiple: 0, system: 1 },
      byType: { single: { maxStakeMinor: 10_000, minSelections: null } },
    }
    const values = { username: 'ahmet12', limits }
    expect(withoutInherited(values, inherited)).toEqual({
      username: 'ahmet12',
      limits: { minStakeMinor: 500 },
    })
    expect(withoutInherited({ limits: { ...limits, minStakeMinor: 100 } }, inherited)).toEqual({})
  })

  it('keeps the open coupon types together once one of them differs', () => {
    const types = { single: 0, combined: 1, multiple: 0, system: 1 }
    const { limits } = withoutInherited({ limits: { types } }, defaultsByField(DEALER, 'TRY'))
    expect(limits).toEqual({ types })
  })
})
