import { describe, expect, test } from 'vitest'
import { check, found, matches } from '../support/slip.ts'

describe('the stake is a total', () => {
  test('stakeBelowMin and stakeAboveMax, bounds included', () => {
    expect(found({ outcomes: [11], stake: 100 })).toEqual([])
    expect(found({ outcomes: [11], stake: 99 })).toEqual(['stakeBelowMin|100'])
    expect(found({ outcomes: [11], stake: 0 })).toEqual(['stakeBelowMin|100'])
    expect(found({ outcomes: [11], stake: 100_000 })).toEqual([])
    expect(found({ outcomes: [11], stake: 100_001 })).toEqual(['stakeAboveMax|100000'])
  })
  test('without a highest stake any is fine, without a lowest one minor unit a line', () => {
    expect(found({ outcomes: [11], stake: 900_000, limits: { maxStakeMinor: 0 } })).toEqual([])
    expect(found({ outcomes: [11], stake: 0, limits: { minStakeMinor: 0 } })).toEqual([
      'stakeBelowMin|1',
    ])
  })
  test.each([1.5, -100, NaN, Infinity])('wholeNumber when it is %d', (stake) => {
    expect(found({ outcomes: [11], stake })).toEqual(['wholeNumber'])
  })
  test('stakeUneven with lines and the nearest total when it does not divide into the lines', () => {
    const system = { outcomes: matches(5), kind: 'system' as const, sizes: [3] }
    expect(check({ ...system, stake: 1200 })).toMatchObject({ ok: true, stakePerLineMinor: 120 })
    expect(found({ ...system, stake: 1205 })).toEqual(['stakeUneven|10|1200'])
    expect(check({ ...system, stake: 1205 }).stakePerLineMinor).toBe(120)
    expect(found({ ...system, stake: 105, limits: { minStakeMinor: 101 } })).toEqual([
      'stakeUneven|10|110',
    ])
  })
  test('insufficientCredit with what is needed and what is there; a visitor has none to check', () => {
    expect(found({ outcomes: [11], context: { fundsMinor: 1199 } })).toEqual([
      'insufficientCredit|1200|1199',
    ])
    expect(found({ outcomes: [11], context: { fundsMinor: 1200 } })).toEqual([])
    expect(found({ outcomes: [11], context: { fundsMinor: null } })).toEqual([])
  })
})

describe('limits on odds', () => {
  const priced = { outcomes: [11, 21], book: { 21: { oddsMilli: 3000 } } }
  test('selectionBelowMinOdds and selectionAboveMaxOdds, bounds included', () => {
    expect(found({ ...priced, limits: { minSelectionOddsMilli: 2000 } })).toEqual([])
    expect(found({ ...priced, limits: { minSelectionOddsMilli: 2001 } })).toEqual([
      'selectionBelowMinOdds|2001@0',
    ])
    expect(found({ ...priced, limits: { maxSelectionOddsMilli: 3000 } })).toEqual([])
    expect(found({ ...priced, limits: { maxSelectionOddsMilli: 2999 } })).toEqual([
      'selectionAboveMaxOdds|2999@1',
    ])
  })
  test('couponBelowMinOdds on the product', () => {
    expect(found({ ...priced, limits: { minTotalOddsMilli: 6000 } })).toEqual([])
    expect(found({ ...priced, limits: { minTotalOddsMilli: 6001 } })).toEqual([
      'couponBelowMinOdds|6001',
    ])
  })
  test('couponBelowMinOdds on the lowest line of a system', () => {
    const system = { ...priced, outcomes: [11, 21, 31], kind: 'system' as const, sizes: [2, 3] }
    expect(found({ ...system, limits: { minTotalOddsMilli: 4000 } })).toEqual([])
    expect(found({ ...system, limits: { minTotalOddsMilli: 4001 } })).toEqual([
      'couponBelowMinOdds|4001',
    ])
    const banked = { ...system, bankers: [21] }
    expect(found({ ...banked, limits: { minTotalOddsMilli: 6000 } })).toEqual([])
    expect(found({ ...banked, limits: { minTotalOddsMilli: 6001 } })).toEqual([
      'couponBelowMinOdds|6001',
    ])
  })
  test('total odds above the maximum are cut, and no reason to refuse', () => {
    const cut = check({ ...priced, stake: 1000, limits: { maxTotalOddsMilli: 5000 } })
    expect(cut).toMatchObject({
      ok: true,
      totalOddsMilli: 5000,
      isTotalOddsCapped: true,
      maxPayoutMinor: 5000,
    })
    expect(check(priced)).toMatchObject({ totalOddsMilli: 6000, isTotalOddsCapped: false })
  })
})

test('sameCouponError at the number that may be placed', () => {
  expect(found({ outcomes: [11], context: { sameCouponCount: 2 } })).toEqual([])
  expect(found({ outcomes: [11], context: { sameCouponCount: 3 } })).toEqual(['sameCouponError|3'])
  expect(
    found({ outcomes: [11], limits: { sameCouponMax: 0 }, context: { sameCouponCount: 99 } })
  ).toEqual([])
})

test('all violations are returned at once', () => {
  const all = found({
    outcomes: [11, 21, 9],
    stake: 99,
    seen: { 11: 2100 },
    book: { 21: { matchStatus: 'ended' } },
    limits: { minSelections: 4 },
    context: { fundsMinor: 5 },
  })
  expect(all).toEqual([
    'matchClosed@1',
    'oddsInactive@2',
    'rateChanged|2100|2000@0',
    'minSelections|4',
    'stakeBelowMin|100',
    'insufficientCredit|99|5',
  ])
})
