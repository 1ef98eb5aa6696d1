import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { evaluate } from '../../src/coupons/evaluation/evaluate.ts'
import { settleCoupon } from '../../src/coupons/payout/payout.ts'
import type { EvaluateContext, Slip } from '../../src/coupons/evaluation/slip.ts'
import { check, found, LIMITS, matches, NOW_MS, quoteOf } from '../support/slip.ts'

const FIVE = [1500, 1600, 1700, 1800, 1900]
const fiveOdds = Object.fromEntries(
  FIVE.map((oddsMilli, index) => [(index + 1) * 10 + 1, { oddsMilli }])
)
const bonus = { minOddsMilli: 1500, minCount: 3, percentPerStep: 5 }

describe('the highest payout of a coupon', () => {
  test('five selections with 15 % bonus, rules 4.11', () => {
    const five = { outcomes: matches(5), stake: 1000, book: fiveOdds }
    expect(check({ ...five, limits: { bonus } })).toMatchObject({
      ok: true,
      totalOddsMilli: 13953,
      oddsMilli: FIVE,
      bonusPercent: 15,
      bonusMinor: 2093,
      maxPayoutMinor: 16046,
      uncappedPayoutMinor: 16046,
    })
  })
  test('the highest payout caps payout and bonus together', () => {
    const capped = check({
      outcomes: matches(5),
      stake: 1000,
      book: fiveOdds,
      limits: { bonus, maxPayoutMinor: 15_000 },
    })
    expect(capped).toMatchObject({ ok: true, maxPayoutMinor: 15_000, uncappedPayoutMinor: 16_046 })
  })
  test('a cap that leaves no gain is refused with both amounts', () => {
    const capped = (maxPayoutMinor: number, stake = 1000) =>
      found({ outcomes: [11, 21], stake, limits: { maxPayoutMinor } })
    expect(capped(1001)).toEqual([])
    expect(capped(1000)).toEqual(['maxPayoutBelowStake|1000|1000'])
    expect(capped(400)).toEqual(['maxPayoutBelowStake|400|1000'])
    expect(capped(0)).toEqual([])
    const limits = { minStakeMinor: 0, maxStakeMinor: 0, maxPayoutMinor: 900, minSelections: 0 }
    expect(found({ outcomes: [11, 21], stake: 1000, book: { 21: { limits } } })).toEqual([
      'maxPayoutBelowStake|900|1000',
    ])
  })
  test('a low price that rounds down to the stake is accepted without a cap', () => {
    const low = { outcomes: [11], stake: 100, book: { 11: { oddsMilli: 1001 } } }
    expect(check(low)).toMatchObject({ ok: true, maxPayoutMinor: 100 })
    expect(check({ ...low, limits: { maxPayoutMinor: 100 } }).ok).toBe(true)
  })
  test('a multiple or a system earns no bonus', () => {
    expect(check({ outcomes: [11, 12, 21, 31], limits: { bonus } }).bonusPercent).toBe(0)
    expect(
      check({ outcomes: matches(4), kind: 'system', sizes: [4], limits: { bonus } }).bonusPercent
    ).toBe(0)
  })
  test('3/5 with a banker, rules 4.2: 108.59', () => {
    const odds = [1800, 2100, 1550, 2400, 3000]
    const book = Object.fromEntries(
      odds.map((oddsMilli, index) => [(index + 1) * 10 + 1, { oddsMilli }])
    )
    const system = check({
      outcomes: matches(5),
      kind: 'system',
      sizes: [3],
      bankers: [11],
      stake: 1200,
      book,
    })
    expect(system).toMatchObject({ lineCount: 6, stakePerLineMinor: 200, maxPayoutMinor: 10_859 })
  })
  test('of one market the best pick counts, of two markets both', () => {
    const book = { 12: { oddsMilli: 3500 } }
    const oneMarket = check({ outcomes: [11, 12, 21], stake: 200, book })
    expect(oneMarket).toMatchObject({ lineCount: 2, maxPayoutMinor: 700, totalOddsMilli: 3500 })
    const twoMarkets = check({ outcomes: [11, 14, 21], stake: 200 })
    expect(twoMarkets.maxPayoutMinor).toBe(800)
  })
  test('two double chances of one match win together', () => {
    const doubleChance = { marketTypeId: 10, oddsMilli: 1300 }
    const both = check({
      outcomes: [11, 12, 21],
      stake: 200,
      book: { 11: doubleChance, 12: doubleChance },
    })
    expect(both.maxPayoutMinor).toBe(520)
  })
  test('both sides of draw no bet may come back void, which is worth more than one low price', () => {
    const drawNoBet = { marketTypeId: 11, oddsMilli: 1400 }
    const both = check({ outcomes: [11, 12], stake: 200, book: { 11: drawNoBet, 12: drawNoBet } })
    expect(both.maxPayoutMinor).toBe(200)
  })
  test('the slip is priced at the current odds', () => {
    expect(check({ outcomes: [11], seen: { 11: 2500 }, stake: 1000 })).toMatchObject({
      oddsMilli: [2000],
      maxPayoutMinor: 2000,
    })
  })
})

test('the preview of a single or combined coupon is what settling it pays when all win', () => {
  const odds = fc.integer({ min: 1001, max: 20_000 })
  fc.assert(
    fc.property(
      fc.array(odds, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 100, max: 100_000 }),
      (list, stake) => {
        const book = Object.fromEntries(
          list.map((oddsMilli, index) => [(index + 1) * 10 + 1, { oddsMilli }])
        )
        const preview = check({ outcomes: matches(list.length), stake, book, limits: { bonus } })
        const paid = settleCoupon({
          type: preview.type ?? 'single',
          stakePerLineMinor: preview.stakePerLineMinor,
          selections: list.map((oddsMilli, index) => ({
            matchId: index,
            oddsMilli,
            result: 'won',
          })),
          maxPayoutMinor: LIMITS.maxPayoutMinor,
          bonus,
        })
        expect(paid.payoutMinor).toBe(preview.maxPayoutMinor)
        expect(paid.bonusMinor).toBe(preview.bonusMinor)
      }
    )
  )
})

describe('invalid figures', () => {
  const context: EvaluateContext = {
    nowMs: NOW_MS,
    quote: quoteOf,
    limits: LIMITS,
    products: { sport: 1, live: 1 },
    fundsMinor: 1000,
    sameCouponCount: 0,
  }
  const untyped = (text: string): Slip => JSON.parse(text)

  test.each([
    ['{}', 'emptyCoupon'],
    ['{"selections":"x"}', 'emptyCoupon'],
    ['{"selections":[{}],"kind":"x"}', 'notOneOf'],
    ['{"selections":[null],"kind":"single"}', 'wrongType'],
    ['{"selections":[{"outcomeId":11}],"kind":"single"}', 'wholeNumber'],
    ['{"selections":[{"outcomeId":11}],"kind":"system","sizes":"x"}', 'minSelections'],
  ])('%s is refused', (text, key) => {
    const evaluation = evaluate(untyped(text), context)
    expect(evaluation.ok).toBe(false)
    expect(evaluation.violations.map((violation) => violation.key)).toContain(key)
  })

  test('never throws, and never accepts an invalid figure', () => {
    const anyNumber = fc.oneof(
      fc.integer({ min: 1, max: 60 }),
      fc.double(),
      fc.constantFrom(NaN, Infinity, -1, 0)
    )
    const anySlip = fc.record({
      kind: fc.constantFrom('single', 'combined', 'system' as const),
      selections: fc.array(
        fc.record({ outcomeId: anyNumber, oddsMilli: anyNumber, isBanker: fc.boolean() }),
        {
          maxLength: 30,
        }
      ),
      totalStakeMinor: anyNumber,
      sizes: fc.array(anyNumber, { maxLength: 5 }),
      oddsChange: fc.constantFrom('ask', 'better', 'any' as const),
    })
    fc.assert(
      fc.property(anySlip, (slip) => {
        const evaluation = evaluate(slip, context)
        expect(evaluation.ok).toBe(evaluation.violations.length === 0)
        for (const figure of [
          evaluation.lineCount,
          evaluation.stakePerLineMinor,
          evaluation.maxPayoutMinor,
        ]) {
          expect(Number.isSafeInteger(figure)).toBe(true)
        }
      }),
      { numRuns: 500 }
    )
  })
})
