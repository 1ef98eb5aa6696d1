/** What two levels of affiliates bring to those above (rules 16.7), beside a walk up from each affiliate. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { payingOf } from '../../src/affiliates/earnings.ts'
import { earnedBelow, type Earned } from '../../src/affiliates/levels.ts'
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

/** Walks up two steps from everybody who won. */
function slow(all: Grown): number[] {
  const sums = all.map(() => 0)
  for (const one of all) {
    let above = one.parentId
    for (const name of ['subRate', 'secondSubRate'] as const) {
      const earner = all.find(({ id }) => id === above)
      if (!earner) break
      if (earner.currency === one.currency && one.earnedMinor > 0) {
        const part = (BigInt(one.earnedMinor) * BigInt(earner[name])) / 10_000n
        sums[earner.id - 1] = (sums[earner.id - 1] ?? 0) + Number(part)
      }
      above = earner.parentId
    }
  }
  return sums
}

test('any tree: each affiliate gets of one and two below what a walk up from these finds', () => {
  fc.assert(
    fc.property(grown, (all) => {
      const earned: Earned[] = all.map(({ id, parentId, currency, earnedMinor }) => ({
        affiliate: {
          ...{ id, parentId, currency },
          grandparentId: all.find((one) => one.id === parentId)?.parentId ?? null,
        },
        earnedMinor,
      }))
      const none = { shareMinor: 0, cpaMinor: 0, clawbackMinor: 0 }
      const subs = all.map(({ subRate, secondSubRate }, index) => {
        const own = earned[index]
        if (!own) throw new Error('an affiliate without a place')
        const below = { ...earnedBelow(own.affiliate, earned), adjustmentsMinor: 0 }
        const terms = plainDeal({ subRate, secondSubRate })
        return payingOf(terms, none, below, { carriedMinor: 0, owedMinor: 0 }).subMinor
      })
      expect(subs).toEqual(slow(all))
    }),
    { numRuns: 2_000 }
  )
})
