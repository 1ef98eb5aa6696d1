import { describe, expect, test } from 'vitest'
import { strictestLimits, type BetLimits } from '../../src/index.ts'
import { check, found } from '../support/slip.ts'

const NONE: BetLimits = { minStakeMinor: 0, maxStakeMinor: 0, maxPayoutMinor: 0, minSelections: 0 }
const on = (limits: Partial<BetLimits>) => ({ limits: { ...NONE, ...limits } })

describe('limits on what is bet on', () => {
  test('stakeBelowMin and stakeAboveMax name the selection, bounds included', () => {
    const book = { 21: on({ minStakeMinor: 500, maxStakeMinor: 2000 }) }
    expect(found({ outcomes: [11, 21], stake: 500, book })).toEqual([])
    expect(found({ outcomes: [11, 21], stake: 499, book })).toEqual(['stakeBelowMin|500@1'])
    expect(found({ outcomes: [11, 21], stake: 2000, book })).toEqual([])
    expect(found({ outcomes: [11, 21], stake: 2001, book })).toEqual(['stakeAboveMax|2000@1'])
  })
  test('every selection and the user have their say', () => {
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
  test('the strictest highest payout caps the coupon; 0 is none', () => {
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
