import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitByShare, withShares } from '../../../src/games/wallet/split_by_share.ts'

const shares = fc
  .array(fc.integer({ min: 1, max: 1_000_000_000 }), { minLength: 1, maxLength: 6 })
  .map((amounts) => amounts.map((amountMinor, accountId) => ({ accountId, amountMinor })))

describe('A win goes to the pockets that paid the stake', () => {
  test('in proportion, the last unit to the part that lost most', () => {
    const paid = [
      { accountId: 1, amountMinor: 100 },
      { accountId: 2, amountMinor: 200 },
    ]
    expect(splitByShare(1_000, paid)).toEqual([
      { accountId: 1, amountMinor: 333 },
      { accountId: 2, amountMinor: 667 },
    ])
    expect(splitByShare(1, paid)).toEqual([{ accountId: 2, amountMinor: 1 }])
  })

  test('whole, and no part is a unit away from its share', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), shares, (amount, paid) => {
        const parts = splitByShare(amount, paid) ?? []
        expect(parts.reduce((sum, part) => sum + part.amountMinor, 0)).toBe(amount)
        const total = paid.reduce((sum, part) => sum + BigInt(part.amountMinor), 0n)
        for (const { accountId, amountMinor } of paid) {
          const part = parts.find((one) => one.accountId === accountId)?.amountMinor ?? 0
          const off = BigInt(part) * total - BigInt(amount) * BigInt(amountMinor)
          expect(off < total && off > -total).toBe(true)
        }
      })
    )
  })

  test('nowhere when nothing was paid', () => {
    expect(splitByShare(100, [])).toBeNull()
    expect(splitByShare(100, [{ accountId: 1, amountMinor: 0 }])).toBeNull()
  })
})

test('shares that were added and taken away again are what they were', () => {
  fc.assert(
    fc.property(shares, shares, (paid, more) => {
      expect(withShares(withShares(paid, more), more, -1)).toEqual(paid)
    })
  )
})
