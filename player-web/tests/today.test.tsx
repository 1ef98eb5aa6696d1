/** A page that stays open shows each day as it comes, as the terminals of desks do. */
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dateKey, useToday } from '../src/ui/days.ts'

const friday = new Date(2026, 10, 27, 20, 0)

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(friday)
})
afterEach(() => vi.useRealTimers())

const hours = (count: number) => act(() => vi.advanceTimersByTime(count * 3_600_000))

test('today is Friday, Saturday, Sunday and Monday', () => {
  const { result, unmount } = renderHook(() => useToday())
  const days = [dateKey(result.current)]
  for (let day = 0; day < 3; day++) {
    hours(24)
    days.push(dateKey(result.current))
  }
  expect(days).toEqual(['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'])
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('a page that slept over midnight shows the day once it is looked at', () => {
  const { result } = renderHook(() => useToday())
  // the clock goes on while timers stand still
  vi.setSystemTime(new Date(2026, 10, 29, 8, 0))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(dateKey(result.current)).toBe('2026-11-29')
})
