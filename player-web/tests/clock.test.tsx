/** The clock of the header goes by seconds. */
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Clock } from '../src/app/shell/header/Clock.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(new Date(2026, 10, 27, 12, 59, 57, 400))
})
afterEach(() => vi.useRealTimers())

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const shown = () => screen.getByRole('timer').textContent

test('the clock changes each second, with the second, until it is gone', () => {
  const { unmount } = render(<Clock />)
  expect(shown()).toBe('12:59:57')
  wait(599)
  expect(shown()).toBe('12:59:57')
  wait(1)
  for (const time of ['12:59:58', '12:59:59', '13:00:00', '13:00:01']) {
    expect(shown()).toBe(time)
    wait(999)
    expect(shown(), 'within the second').toBe(time)
    wait(1)
  }
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
