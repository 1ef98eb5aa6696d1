import { describe, expect, test } from 'vitest'
import { RACE_WINNER } from '../../src/markets/table/races.ts'
import type { QuotedOutcome } from '../../src/coupons/evaluation/slip.ts'
import { check, found, type Case } from '../support/slip.ts'

const TERMS = { places: 3, divisor: 5 }

/** A runner at 6.00 in a race that is sold each way. */
const RUNNER: Partial<QuotedOutcome> = {
  marketTypeId: RACE_WINNER,
  oddsMilli: 6000,
  placeTerms: TERMS,
}
const eachWay = (outcomes: number[], changes: Partial<Case> = {}): Case => ({
  outcomes,
  book: Object.fromEntries(outcomes.map((id) => [id, RUNNER])),
  eachWay: Object.fromEntries(outcomes.map((id) => [id, TERMS])),
  ...changes,
})

describe('each way in a slip (rules 19.11)', () => {
  test('a single has two lines: to win at 6.00, and for a place at 2.00', () => {
    expect(check(eachWay([11], { stake: 2000 }))).toMatchObject({
      ok: true,
      type: 'single',
      lineCount: 2,
      stakePerLineMinor: 1000,
      totalOddsMilli: 4000,
      maxPayoutMinor: 8000,
    })
  })

  test('a treble multiplies win parts with win parts, and place parts with place parts', () => {
    const { lineCount, maxPayoutMinor } = check(eachWay([11, 21, 31], { stake: 200 }))
    expect([lineCount, maxPayoutMinor]).toEqual([2, 100 * (216 + 8)])
  })

  test('a selection to win stands in the place lines as it does in the win lines', () => {
    const mixed = eachWay([11, 21], { eachWay: { 11: TERMS }, stake: 200 })
    expect(check(mixed)).toMatchObject({ lineCount: 2, maxPayoutMinor: 100 * (36 + 12) })
  })

  test('a Patent has fourteen lines', () => {
    const patent = eachWay([11, 21, 31], { kind: 'system', sizes: [1, 2, 3], stake: 1400 })
    expect(check(patent)).toMatchObject({
      lineCount: 14,
      stakePerLineMinor: 100,
      // 7 x 7 x 7 - 1 to win, 3 x 3 x 3 - 1 for a place
      maxPayoutMinor: 100 * (342 + 26),
    })
  })

  test('of two runners of one race one wins, and both are placed', () => {
    const both = eachWay([11, 12], { stake: 400 })
    both.book = {
      11: { ...RUNNER, marketId: 9 },
      12: { ...RUNNER, marketId: 9, oddsMilli: 11_000 },
    }
    // 11 to win, 2 and 3 for a place
    expect(check(both)).toMatchObject({ lineCount: 4, maxPayoutMinor: 100 * (11 + 2 + 3) })
  })

  test('the stake divides into the lines of both parts', () => {
    expect(found(eachWay([11], { stake: 201 }))).toEqual(['stakeUneven|2|200'])
  })

  test('it earns no combination bonus', () => {
    const bonus = { minOddsMilli: 1500, minCount: 2, percentPerStep: 5 }
    expect(check(eachWay([11, 21], { limits: { bonus } })).bonusPercent).toBe(0)
    expect(check({ ...eachWay([11, 21], { limits: { bonus } }), eachWay: {} }).bonusPercent).toBe(5)
  })

  test('eachWayNotSold where the race, or the match, is sold to win alone', () => {
    const { placeTerms: _none, ...toWin } = RUNNER
    const mixed = eachWay([11, 21], { book: { 11: RUNNER, 21: toWin } })
    expect(found(mixed)).toEqual(['eachWayNotSold@1'])
  })

  test('placeTermsChanged with those of now, even for one who takes any odds', () => {
    const now = { ...RUNNER, placeTerms: { places: 2, divisor: 4 } }
    const changed = eachWay([11], { book: { 11: now }, oddsChange: 'any' })
    expect(found(changed)).toEqual(['placeTermsChanged|2|4@0'])
  })
})
