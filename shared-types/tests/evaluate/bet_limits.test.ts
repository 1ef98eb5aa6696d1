import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  betLimitsFor,
  strictestLimits,
  type BetLimits,
} from '../../src/coupons/limits/bet_limits.ts'
import { COUPON_TYPES } from '../../src/coupons/model/coupon_words.ts'
import { stricterSet } from '../../src/coupons/limits/limit_set.ts'
import { check, found, LIMITS, matches } from '../support/slip.ts'

const NONE: BetLimits = { minStakeMinor: 0, maxStakeMinor: 0, maxPayoutMinor: 0, minSelections: 0 }
const on = (limits: Partial<BetLimits>) => ({ limits: { ...NONE, ...limits } })

describe('bet limits', () => {
  test('stakeBelowMin and stakeAboveMax name the selection, bounds included', () => {
    const book = { 21: on({ minStakeMinor: 500, maxStakeMinor: 2000 }) }
    expect(found({ outcomes: [11, 21], stake: 500, book })).toEqual([])
    expect(found({ outcomes: [11, 21], stake: 499, book })).toEqual(['stakeBelowMin|500@1'])
    expect(found({ outcomes: [11, 21], stake: 2000, book })).toEqual([])
    expect(found({ outcomes: [11, 21], stake: 2001, book })).toEqual(['stakeAboveMax|2000@1'])
  })
  test('the limits of every selection and of the user bind', () => {
    const book = { 11: on({ maxStakeMinor: 900 }), 21: on({ maxStakeMinor: 800 }) }
    expect(
      found({ outcomes: [11, 21], stake: 1000, book, limits: { maxStakeMinor: 950 } })
    ).toEqual(['stakeAboveMax|950', 'stakeAboveMax|900@0', 'stakeAboveMax|800@1'])
  })
  test('minSelections: the stricter of the match and its limit', () => {
    const book = { 11: { minSelections: 2, ...on({ minSelections: 3 }) } }
    expect(found({ outcomes: [11, 21], book })).toEqual(['minSelections|3@0'])
    expect(found({ outcomes: [11, 21, 31], book })).toEqual([])
  })
  test('the strictest highest payout caps the coupon; 0 is no limit', () => {
    const capped = { 11: on({ maxPayoutMinor: 3000 }), 21: on({ maxPayoutMinor: 2500 }) }
    expect(check({ outcomes: [11, 21], stake: 1000, book: capped })).toMatchObject({
      ok: true,
      maxPayoutMinor: 2500,
      uncappedPayoutMinor: 4000,
      payoutCapMinor: 2500,
    })
    const user = { outcomes: [11, 21], stake: 1000, limits: { maxPayoutMinor: 2000 } }
    expect(check({ ...user, book: capped }).payoutCapMinor).toBe(2000)
    expect(check({ ...user, book: { 11: on({}) } }).payoutCapMinor).toBe(2000)
    expect(
      check({ ...user, limits: { maxPayoutMinor: 0 }, book: { 11: on({}) } }).payoutCapMinor
    ).toBe(0)
  })
})

describe('figures of single and of combined coupons', () => {
  const limits = {
    minStakeMinor: 300,
    maxStakeMinor: 2000,
    single: { maxStakeMinor: 900, minStakeMinor: 100 },
    combined: { maxStakeMinor: 0, maxPayoutMinor: 2400 },
  }
  const book = { 11: on(limits) }
  test('stand instead of the general ones; what is left out falls back', () => {
    expect(found({ outcomes: [11], stake: 900, book })).toEqual([])
    expect(found({ outcomes: [11], stake: 901, book })).toEqual(['stakeAboveMax|900@0'])
    expect(found({ outcomes: [11], stake: 100, book })).toEqual([])
    expect(found({ outcomes: [11, 21], stake: 299, book })).toEqual(['stakeBelowMin|300@0'])
    expect(check({ outcomes: [11], stake: 900, book }).payoutCapMinor).toBe(LIMITS.maxPayoutMinor)
    expect(check({ outcomes: [11, 21], stake: 900, book }).payoutCapMinor).toBe(2400)
  })
  test('a figure of 0 is no limit; every coupon of several selections is a combined one', () => {
    const high = { stake: 2400, book: { 11: on({ ...limits, combined: { maxStakeMinor: 0 } }) } }
    expect(found({ outcomes: [11, 21], ...high })).toEqual([])
    expect(found({ outcomes: [11, 14, 21], ...high })).toEqual([])
    expect(found({ outcomes: matches(3), kind: 'system', sizes: [2], ...high })).toEqual([])
    expect(
      found({ outcomes: [11, 21], stake: 2400, book: { 11: on({ maxStakeMinor: 2000 }) } })
    ).toEqual(['stakeAboveMax|2000@0'])
  })
  const amount = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 9000 }))
  const own = fc.option(
    fc.record(
      { minStakeMinor: amount, maxStakeMinor: amount, maxPayoutMinor: amount },
      { requiredKeys: [] }
    ),
    { nil: undefined }
  )
  const level = fc.record({
    minStakeMinor: amount,
    maxStakeMinor: amount,
    maxPayoutMinor: amount,
    minSelections: fc.nat(5),
    single: own,
    combined: own,
  })
  test('of several levels each falls back by itself, and then the strictest wins', () => {
    fc.assert(
      fc.property(
        fc.array(level, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(...COUPON_TYPES),
        (levels, type) => {
          const together = betLimitsFor(strictestLimits(levels) ?? NONE, type)
          const apart = levels.map((each) => betLimitsFor(each, type)).reduce(stricterSet)
          expect(together).toMatchObject(apart)
        }
      )
    )
  })
})

test('the strictest of several levels wins each figure by itself', () => {
  expect(strictestLimits([undefined, undefined])).toBeUndefined()
  expect(
    strictestLimits([
      { ...NONE, minStakeMinor: 100, maxStakeMinor: 5000 },
      undefined,
      { ...NONE, minStakeMinor: 50, maxStakeMinor: 900, maxPayoutMinor: 7000 },
      { ...NONE, minSelections: 2, maxPayoutMinor: 9000 },
    ])
  ).toEqual({ minStakeMinor: 100, maxStakeMinor: 900, maxPayoutMinor: 7000, minSelections: 2 })
})
