import { describe, expect, test } from 'vitest'
import { FAVOURITE } from '../../src/markets/model/favourite_market.ts'
import { RACE_WINNER } from '../../src/markets/table/races.ts'
import type { QuotedOutcome } from '../../src/coupons/evaluation/slip.ts'
import { check, found, type Case } from '../support/slip.ts'

/** A runner at 6.00 on the board of a brand that sells the starting price. */
const RUNNER: Partial<QuotedOutcome> = {
  marketTypeId: RACE_WINNER,
  oddsMilli: 6000,
  isSoldAtStart: true,
}
const atStart = (outcomes: number[], changes: Partial<Case> = {}): Case => ({
  outcomes,
  book: Object.fromEntries(outcomes.map((id) => [id, RUNNER])),
  atStart: outcomes,
  stake: 1000,
  ...changes,
})

describe('the starting price in a slip (rules 19.9)', () => {
  test('is counted at the price of the board, whatever the player saw', () => {
    expect(check(atStart([11], { seen: { 11: 9000 } }))).toMatchObject({
      ok: true,
      oddsMilli: [6000],
      maxPayoutMinor: 6000,
    })
    expect(found(atStart([11], { atStart: [], seen: { 11: 9000 } }))).toEqual([
      'rateChanged|9000|6000@0',
    ])
  })

  test('is refused where the brand does not sell it, and where the runner has no price', () => {
    const fixed = { ...RUNNER }
    delete fixed.isSoldAtStart
    expect(found(atStart([11], { book: { 11: fixed } }))).toEqual(['startingPriceNotSold@0'])
    expect(found(atStart([11], { book: { 11: { ...RUNNER, active: false } } }))).toEqual([
      'oddsInactive@0',
    ])
  })

  test('earns no combination bonus for the whole coupon', () => {
    const limits = { bonus: { minOddsMilli: 1000, minCount: 2, percentPerStep: 5 } }
    expect(check(atStart([11, 21], { atStart: [], limits })).bonusPercent).toBe(5)
    expect(check(atStart([11, 21], { atStart: [21], limits })).bonusPercent).toBe(0)
  })

  test('is the only price of the favourite', () => {
    const book = { 11: { ...RUNNER, marketTypeId: FAVOURITE } }
    expect(found(atStart([11], { book }))).toEqual([])
    expect(found(atStart([11], { book, atStart: [] }))).toEqual(['oddsInactive@0'])
  })
})
