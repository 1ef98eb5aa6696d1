import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cancellingPairs, lowRiskPartMilli, type PickedCoupon } from '../../src/bonuses/flags.ts'

const pick = fc.record({
  marketId: fc.integer({ min: 1, max: 4 }),
  outcomeId: fc.integer({ min: 1, max: 3 }),
})
const couponsFrom = (firstId: number) =>
  fc
    .array(fc.array(pick, { minLength: 1, maxLength: 3 }), { maxLength: 6 })
    .map((all) => all.map((picks, index): PickedCoupon => ({ couponId: firstId + index, picks })))

const areAgainst = (one: PickedCoupon, other: PickedCoupon): boolean =>
  one.picks.some((mine) =>
    other.picks.some(
      (theirs) => mine.marketId === theirs.marketId && mine.outcomeId !== theirs.outcomeId
    )
  )

describe('coupons that bet against each other (rules 15.11)', () => {
  test('are all pairs that hold different outcomes of one market', () => {
    fc.assert(
      fc.property(couponsFrom(1), couponsFrom(101), (paid, others) => {
        const slow = paid.flatMap((one) =>
          others.filter((other) => areAgainst(one, other)).map((other) => [one, other])
        )
        const found = cancellingPairs(paid, others, 1_000)
        expect(found.map((pair) => pair.join('-')).toSorted()).toEqual(
          slow.map((pair) => pair.map(({ couponId }) => couponId).join('-')).toSorted()
        )
        expect(cancellingPairs(paid, others, 2)).toHaveLength(Math.min(2, slow.length))
      })
    )
  })
})

describe('the part of a count that was staked without risk (rules 15.11)', () => {
  test('is that of coupons whose odds, multiplied, are low', () => {
    expect(
      lowRiskPartMilli([
        { countedMinor: 600, oddsMilli: [1_100, 1_130] },
        { countedMinor: 300, oddsMilli: [1_100, 1_140] },
        { countedMinor: 100, oddsMilli: [] },
      ])
    ).toBe(60_000)
  })
  test('is nothing where nothing counted', () => {
    expect(lowRiskPartMilli([{ countedMinor: 0, oddsMilli: [1_010] }])).toBe(0)
  })
})
