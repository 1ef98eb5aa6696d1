import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paced } from '../src/features/betslip/quotes/paced.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('passes the first call on at once, the last of many at the next pace', () => {
  const call = vi.fn()
  const pace = paced(call, 250)
  pace.call()
  expect(call).toHaveBeenCalledTimes(1)
  for (let at = 0; at < 3; at++) pace.call()
  vi.advanceTimersByTime(249)
  expect(call).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(call).toHaveBeenCalledTimes(2)
})

test('passes the next call on at once after a pause', () => {
  const call = vi.fn()
  const pace = paced(call, 250)
  pace.call()
  vi.advanceTimersByTime(250)
  pace.call()
  expect(call).toHaveBeenCalledTimes(2)
})

test('passes no call on after it was stopped', () => {
  const call = vi.fn()
  const pace = paced(call, 250)
  pace.call()
  pace.call()
  pace.stop()
  vi.advanceTimersByTime(1000)
  expect(call).toHaveBeenCalledTimes(1)
})
