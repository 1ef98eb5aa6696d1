/** A looser bound of two officers counts a day later, whatever is set in between (rules 11.4). */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  BOUND_EASED_AFTER_MS as DAY,
  boundInForce,
  easedBy,
  type KeptBound,
  type OfficerBound,
} from '../../src/sites/officer_bounds.ts'

const set = (kept: KeptBound, bound: OfficerBound, at: number): KeptBound => ({
  bound,
  eased: easedBy(kept, bound, at),
})
const plain = (bound: OfficerBound): KeptBound => ({ bound, eased: null })

test('a stricter bound counts at once, a looser one and none a day later', () => {
  const lifted = set(plain(500), null, 0)
  expect([boundInForce(lifted, DAY - 1), boundInForce(lifted, DAY)]).toEqual([500, null])
  const raised = set(plain(500), 900, 0)
  expect([boundInForce(raised, DAY - 1), boundInForce(raised, DAY)]).toEqual([500, 900])
  expect(boundInForce(set(plain(500), 400, 0), 0)).toBe(400)
  expect(boundInForce(set(plain(null), 400, 0), 0)).toBe(400)
})

test('setting the same again shortens nothing', () => {
  const lifted = set(plain(500), null, 0)
  expect(boundInForce(set(lifted, null, DAY / 2), DAY - 1)).toBe(500)
})

test('whatever one sets within a day, the bound of its beginning holds, or a stricter one', () => {
  const bounds = fc.option(fc.integer({ min: 1, max: 5 }), { nil: null })
  const changes = fc.array(fc.tuple(fc.integer({ min: 0, max: DAY / 8 }), bounds), { maxLength: 7 })
  fc.assert(
    fc.property(bounds, changes, (first, list) => {
      let [kept, now] = [plain(first), 0]
      for (const [wait, bound] of list) {
        now += wait
        kept = set(kept, bound, now)
        expect(boundInForce(kept, now) ?? Infinity).toBeLessThanOrEqual(first ?? Infinity)
      }
      expect(boundInForce(kept, now + DAY)).toBe(kept.bound)
    })
  )
})
