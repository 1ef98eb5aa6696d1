/** Hot and cold numbers are counted out of what was drawn. */
import { expect, test } from 'vitest'
import { lastPaidCall } from '../../src/games/bingo/bingo_rules.ts'
import { BINGO_75_RULES } from '../../src/games/bingo/bingo_75.ts'
import { countNumbers, hotAndCold } from '../../src/games/drawn_numbers.ts'

test('each number of a lotto is counted, those that never came out too', () => {
  const counts = countNumbers('lotto5of36', [
    { numbers: [3, 1, 7, 8, 36] },
    { numbers: [3, 2, 7, 9, 10] },
  ])
  expect(counts).toHaveLength(36)
  expect([counts[2], counts[6], counts[0], counts[35], counts[4]]).toEqual([2, 2, 1, 1, 0])
})

test('of bingo only calls that can still pay count', () => {
  const calls = Array.from({ length: 75 }, (_, at) => 75 - at)
  const counts = countNumbers('bingo75', [{ calls }])
  const paid = lastPaidCall(BINGO_75_RULES)
  expect(paid).toBeLessThan(75)
  expect(counts.reduce((sum, one) => sum + one)).toBe(paid)
  expect([counts[74], counts[0]]).toEqual([1, 0])
})

test('a race counts its winner, and both of a dead heat', () => {
  const counts = countNumbers('greyhounds', [
    { finish: [[4], [1], [2], [3], [5], [6]] },
    { finish: [[2, 4], [1], [3], [5], [6]] },
  ])
  expect(counts).toEqual([0, 1, 0, 2, 0, 0])
})

test('the hottest and the coldest are told, of equal ones the lower, and no number as both', () => {
  expect(hotAndCold([5, 0, 5, 2, 0, 9], 2)).toEqual({
    hot: [
      { number: 6, count: 9 },
      { number: 1, count: 5 },
    ],
    cold: [
      { number: 2, count: 0 },
      { number: 5, count: 0 },
    ],
  })
  const { hot, cold } = hotAndCold([1, 1, 1], 5)
  expect([hot, cold].map((each) => each.map(({ number }) => number))).toEqual([[1], [2]])
})

test('a number that never came out is not hot', () => {
  const { hot, cold } = hotAndCold([0, 3, 0, 0], 2)
  expect([hot, cold].map((each) => each.map(({ number }) => number))).toEqual([[2], [1, 3]])
})
