import { describe, expect, it } from 'vitest'
import {
  dayBound,
  formatDay,
  formatShortTime,
  formatTime,
  toDayInput,
  toTimeInput,
} from '../src/format/time.ts'
import { listLink } from '../src/dashboard/listLink.ts'

const kickOff = new Date(2026, 10, 21, 19, 42).getTime()

describe('times', () => {
  it('day before month in both languages', () => {
    expect(formatTime(kickOff, 'tr')).toBe('21.11.2026 19:42')
    expect(formatTime(kickOff, 'en')).toBe('21/11/2026 19:42')
    expect(formatDay(kickOff, 'tr')).toBe('21.11.2026')
    expect(formatShortTime(kickOff, 'tr')).toBe('21.11 19:42')
  })

  it('a day of a filter is all of that day', () => {
    const first = dayBound('2026-11-21', 'first')
    const last = dayBound('2026-11-21', 'last')
    expect(first).toBe(new Date(2026, 10, 21).getTime())
    expect(last).toBe(new Date(2026, 10, 22).getTime() - 1)
    expect(toDayInput(last ?? 0)).toBe('2026-11-21')
  })

  it('what is no day is no bound', () => {
    expect(dayBound('', 'first')).toBeNull()
    expect(dayBound('21.11.2026', 'first')).toBeNull()
  })

  it('a kick-off comes back from its input as it went in', () => {
    expect(toTimeInput(kickOff)).toBe('2026-11-21T19:42')
    expect(new Date(toTimeInput(kickOff)).getTime()).toBe(kickOff)
  })
})

describe('links to lists', () => {
  it('carry their filter as react-admin reads it', () => {
    const url = new URL(listLink('coupons', { status: 0 }), 'http://host')
    expect(url.pathname).toBe('/coupons')
    expect(JSON.parse(url.searchParams.get('filter') ?? '')).toEqual({ status: 0 })
  })
})
