/** What two levels of affiliates bring to those above (rules 16.7), beside a walk up from each affiliate. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { abovesOf, partOfBelow, type Placed } from '../../src/affiliates/levels.ts'
import { plainDeal } from '../support/affiliate_deals.ts'

const rate = fc.integer({ min: 0, max: 10_000 })
/** Each affiliate stands below an earlier one, or at the top. */
const grown = fc
  .array(
    fc.record({
      above: fc.integer({ min: -2, max: 20 }),
      earnedMinor: fc.integer({ min: -5_000, max: 50_000 }),
      currency: fc.constantFrom('TRY', 'TRY', 'EUR'),
      subRate: rate,
      secondSubRate: rate,
      isLinked: fc.constantFrom(true, true, true, false),
      hasDeal: fc.constantFrom(true, true, true, false),
    }),
    { minLength: 1, maxLength: 12 }
  )
  .map((list) =>
    list.map(({ above, ...one }, index) => ({
      ...one,
      id: index + 1,
      parentId: above > 0 && index > 0 ? 1 + (above % index) : null,
    }))
  )
type Grown = ReturnType<typeof grown.generate>['value']

/** Walks up two steps from everybody who won, as far as who is below counts. */
function slow(all: Grown): number[] {
  const sums = all.map(() => 0)
  for (const one of all) {
    let above = one.isLinked ? one.parentId : null
    for (const name of ['subRate', 'secondSubRate'] as const) {
      const earner = all.find(({ id }) => id === above)
      if (!earner) break
      if (earner.hasDeal && earner.currency === one.currency && one.earnedMinor > 0) {
        const part = (BigInt(one.earnedMinor) * BigInt(earner[name])) / 10_000n
        sums[earner.id - 1] = (sums[earner.id - 1] ?? 0) + Number(part)
      }
      above = earner.isLinked ? earner.parentId : null
    }
  }
  return sums
}

test('any tree: each affiliate gets of one and two below what a walk up from these finds', () => {
  fc.assert(
    fc.property(grown, (all) => {
      const placed = new Map(
        all.map(({ id, parentId, currency, isLinked }): [number, Placed] => {
          const grandparentId = all.find((one) => one.id === parentId)?.parentId ?? null
          return [id, { id, parentId, grandparentId, currency, linkedUntil: isLinked ? 10 : 9 }]
        })
      )
      const subs = all.map(() => 0)
      for (const { id, earnedMinor } of all) {
        const below = placed.get(id)
        if (!below) throw new Error('an affiliate without a place')
        for (const above of abovesOf(below, placed)) {
          const at = above.affiliate.id - 1
          const earner = all[at]
          const terms = earner?.hasDeal ? plainDeal(earner) : null
          subs[at] = (subs[at] ?? 0) + partOfBelow(above, below, { endsAt: 10, earnedMinor }, terms)
        }
      }
      expect(subs).toEqual(slow(all))
    }),
    { numRuns: 2_000 }
  )
})
