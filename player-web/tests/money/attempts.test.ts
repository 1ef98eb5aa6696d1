/** The keys of orders: a repeat is the same payment, a new order another one. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forget, keyOf, noteTaken } from '../../src/features/money/form/attempts.ts'

const ORDER = [7, 'deposit', { methodId: 1, amountMinor: 10_000, values: [] }]

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

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

test.each(['full', 'blocked'])('an order keeps its key while the storage is %s', (fault) => {
  const earlier = keyOf([7, 'deposit', { methodId: 2, amountMinor: 500, values: [] }])
  const fails = () => {
    throw new DOMException('no room', 'QuotaExceededError')
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(fails)
  if (fault === 'blocked') vi.spyOn(Storage.prototype, 'getItem').mockImplementation(fails)
  const order = [7, 'deposit', { methodId: 3, amountMinor: 700, values: [] }]
  const key = keyOf(order)
  expect(keyOf(order)).toBe(key)
  expect(key).not.toBe(earlier)
  forget(key)
  const second = keyOf(order)
  expect(second).not.toBe(key)
  noteTaken(second)
  vi.advanceTimersByTime(10_000)
  expect(keyOf(order)).not.toBe(second)
})

test('what a full storage did not take is stored as soon as there is room', () => {
  const order = [7, 'deposit', { methodId: 4, amountMinor: 900, values: [] }]
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  const key = keyOf(order)
  full.mockRestore()
  keyOf([7, 'deposit', { methodId: 5, amountMinor: 900, values: [] }])
  expect(localStorage.getItem('grandstand.payment.attempts')).toContain(key)
})
