import { describe, expect, test } from 'vitest'
import { pick, shuffle, weighted } from '../../src/draws/choose.ts'
import { stream } from '../../src/draws/stream.ts'
import { chiSquare, highestFair } from '../../statistics/chi_square.ts'

const draws = stream({ serverSeed: 'choices', clientSeed: 'test', round: 0 })
const TRIES = 60_000

/** How often each of `kinds` results of `draw` came in all tries. */
function counted(kinds: number, draw: () => number): number[] {
  const counts = Array.from({ length: kinds }, () => 0)
  for (let turn = 0; turn < TRIES; turn++) {
    const result = draw()
    counts[result] = (counts[result] ?? 0) + 1
  }
  return counts
}
const even = (kinds: number) => Array.from({ length: kinds }, () => TRIES / kinds)

describe('chi-square of small samples, from a fixed seed', () => {
  test.each([2, 6, 37, 52, 80])('below %d is even', (n) => {
    const counts = counted(n, () => draws.below(n))
    expect(chiSquare(counts, even(n))).toBeLessThan(highestFair(n - 1))
  })
  test('every order of a shuffle is as likely', () => {
    const orders = ['abc', 'acb', 'bac', 'bca', 'cab', 'cba']
    const counts = counted(6, () => orders.indexOf(shuffle(draws, ['a', 'b', 'c']).join('')))
    expect(chiSquare(counts, even(6))).toBeLessThan(highestFair(5))
  })
  test('weights are kept', () => {
    const weights = [1, 2, 0, 7]
    const counts = counted(4, () => weighted(draws, weights))
    expect(counts[2]).toBe(0)
    const kept = [0, 1, 3]
    const expected = kept.map((place) => ((weights[place] ?? 0) * TRIES) / 10)
    expect(
      chiSquare(
        kept.map((place) => counts[place] ?? 0),
        expected
      )
    ).toBeLessThan(highestFair(2))
  })
})

describe('a choice', () => {
  test('has different items, all of them in a shuffle', () => {
    const balls = Array.from({ length: 49 }, (_, index) => index + 1)
    expect(new Set(pick(draws, balls, 6)).size).toBe(6)
    expect(shuffle(draws, balls).toSorted((a, b) => a - b)).toEqual(balls)
  })
  test('of more items than there are is refused, and so are weights without a sum', () => {
    expect(() => pick(draws, [1, 2], 3)).toThrow(RangeError)
    expect(() => weighted(draws, [0, 0])).toThrow(RangeError)
  })
})
