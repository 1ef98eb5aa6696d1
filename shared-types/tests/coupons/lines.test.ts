import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  countLines,
  elementarySymmetric,
  groupByMatch,
  sumLines,
  weighted,
} from '../../src/coupons/payout/lines.ts'
import { OUTCOME_RESULTS } from '../../src/markets/model/outcome_result.ts'
import { worth, worthOfLines, writeOutLines, type PlainSelection } from '../support/enumerate.ts'

const singles = (count: number, bankers = 0) =>
  Array.from({ length: count }, (_, index) => ({ picks: 1, isBanker: index < bankers }))
const upTo = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

describe('number of lines, rules 4.2', () => {
  test.each([
    ['Trixie', 3, [2, 3], 4],
    ['Patent', 3, [1, 2, 3], 7],
    ['Yankee', 4, [2, 3, 4], 11],
    ['Lucky15', 4, [1, 2, 3, 4], 15],
    ['Canadian', 5, upTo(2, 5), 26],
    ['Lucky31', 5, upTo(1, 5), 31],
    ['Heinz', 6, upTo(2, 6), 57],
    ['Lucky63', 6, upTo(1, 6), 63],
    ['Super Heinz', 7, upTo(2, 7), 120],
    ['Goliath', 8, upTo(2, 8), 247],
    ['3/5', 5, [3], 10],
    ['2,3/5', 5, [2, 3], 20],
    ['3/6', 6, [3], 20],
  ])('%s of %i matches has its lines', (_name, count, sizes, lines) => {
    expect(countLines(singles(count), sizes)).toBe(lines)
  })

  test('k counts the bankers: 3/5 with one banker has 6 lines, 4/6 with two has 6', () => {
    expect(countLines(singles(5, 1), [3])).toBe(6)
    expect(countLines(singles(6, 2), [4])).toBe(6)
  })

  test('a multiple with 2, 1 and 3 picks on its matches has 6 lines', () => {
    const groups = [2, 1, 3].map((picks) => ({ picks, isBanker: false }))
    expect(countLines(groups, [3])).toBe(6)
  })

  test('a size that does not hold the bankers, or is above the matches, has none', () => {
    expect(countLines(singles(5, 3), [2])).toBe(0)
    expect(countLines(singles(3), [4])).toBe(0)
  })
})

test('a selection without a weight stops the reckoning, where 0 would lose its lines', () => {
  const selections = [{ matchId: 1 }, { matchId: 2 }]
  expect(() => weighted(groupByMatch(selections), selections, [3n])).toThrow(/no weight/)
})

const selection = fc.record({
  matchId: fc.integer({ min: 1, max: 7 }),
  oddsMilli: fc.integer({ min: 1001, max: 30_000 }),
  result: fc.constantFrom(...OUTCOME_RESULTS),
  isBanker: fc.boolean(),
})
const couponSelections = fc.array(selection, { minLength: 1, maxLength: 8 })
const couponSizes = fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 4 })

describe('against lines written out one by one', () => {
  test('the count is that of the lines', () => {
    fc.assert(
      fc.property(couponSelections, couponSizes, (selections, sizes) => {
        const groups = groupByMatch(selections).map((group) => ({
          picks: group.picks.length,
          isBanker: group.isBanker,
        }))
        expect(countLines(groups, sizes)).toBe(writeOutLines(selections, sizes).length)
      })
    )
  })

  test('the sum is that of the lines, exactly', () => {
    fc.assert(
      fc.property(couponSelections, couponSizes, (selections, sizes) => {
        const groups = groupByMatch(selections).map((group) => ({
          weight: weightOf(group.picks),
          isBanker: group.isBanker,
        }))
        const { numerator, denominator } = sumLines(groups, sizes, 2000n)
        const plain = worthOfLines(writeOutLines(selections, sizes))
        expect(numerator * plain.bottom).toBe(plain.top * denominator)
      })
    )
  })
})

function weightOf(picks: readonly PlainSelection[]): bigint {
  return picks.reduce((sum, pick) => {
    const { top, bottom } = worth(pick)
    return sum + (top * 2000n) / bottom
  }, 0n)
}

test('elementary symmetric polynomials of 1, 2, 3, 4 are 1, 10, 35, 50, 24', () => {
  expect(elementarySymmetric([1n, 2n, 3n, 4n], 4)).toEqual([1n, 10n, 35n, 50n, 24n])
})
