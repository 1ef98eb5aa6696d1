/** The keys of orders: a repeat is the same payment, a new order another one. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forget, keyOf, noteTaken } from '../../src/features/money/form/attempts.ts'

const ORDER = [7, 'deposit', { methodId: 1, amountMinor: 10_000, values: [] }]

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('an order without an answer keeps its key, in another tab too', () => {
  const key = keyOf(ORDER)
  vi.advanceTimersByTime(3_600_000)
  expect(keyOf(ORDER)).toBe(key)
})

test('another order has another key', () => {
  expect(keyOf([7, 'withdrawal', ORDER[2]])).not.toBe(keyOf(ORDER))
})

test('the same order is a new one once the first was answered a while ago', () => {
  const key = keyOf(ORDER)
  noteTaken(key)
  expect(keyOf(ORDER)).toBe(key)
  vi.advanceTimersByTime(10_000)
  expect(keyOf(ORDER)).not.toBe(key)
})

test('a refused order is sent under a new key', () => {
  const key = keyOf(ORDER)
  forget(key)
  expect(keyOf(ORDER)).not.toBe(key)
})
