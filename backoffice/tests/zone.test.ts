/** Times by the clock of the brand, wherever the device stands. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { periodBounds } from '../src/format/period.ts'
import { dayBound, formatDay, formatTime, toTimeInput } from '../src/format/time.ts'
import { parseTime } from '../src/format/typedTime.ts'
import { setZone, zoneName } from '../src/format/zone.ts'

afterEach(() => setZone(undefined))

describe('in Istanbul', () => {
  beforeEach(() => setZone('Europe/Istanbul'))
  const lateInLondon = Date.UTC(2026, 10, 27, 22, 30)

  test('a time is read, shown and typed by that clock', () => {
    expect(formatTime(lateInLondon, 'tr')).toBe('28.11.2026 01:30')
    expect(formatDay(lateInLondon, 'tr')).toBe('28.11.2026')
    expect(toTimeInput(lateInLondon)).toBe('2026-11-28T01:30')
    expect(parseTime('28.11.2026 01:30')).toBe(lateInLondon)
  })

  test('a day and a period begin at midnight there', () => {
    expect(dayBound('2026-11-28', 'first')).toBe(Date.UTC(2026, 10, 27, 21))
    expect(dayBound('2026-11-28', 'last')).toBe(Date.UTC(2026, 10, 28, 21) - 1)
    expect(periodBounds('today', lateInLondon).from).toBe(Date.UTC(2026, 10, 27, 21))
    expect(periodBounds('lastMonth', lateInLondon)).toEqual({
      from: Date.UTC(2026, 8, 30, 21),
      to: Date.UTC(2026, 9, 31, 21) - 1,
    })
  })
})

test.each([
  ['Europe/Berlin', '29.03.2026 02:30'],
  ['Asia/Tehran', '22.03.2022 00:30'],
  ['Africa/Cairo', '24.04.2026 00:00'],
])('in %s there was no %s', (zone, time) => {
  setZone(zone)
  expect(parseTime(time)).toBeNull()
})

test('a day without midnight begins when its clock does', () => {
  setZone('Africa/Cairo')
  expect(dayBound('2026-04-24', 'first')).toBe(Date.UTC(2026, 3, 23, 22))
})

test('of the hour that comes twice, a typed time is the first', () => {
  setZone('Europe/Berlin')
  expect(parseTime('25.10.2026 02:30')).toBe(Date.UTC(2026, 9, 25, 0, 30))
  expect(formatTime(Date.UTC(2026, 9, 25, 1, 30), 'tr')).toBe('25.10.2026 02:30')
})

test('a zone that the browser cannot name leaves the clock of the device', () => {
  setZone('Mars/Base')
  expect(zoneName()).toBeUndefined()
  expect(formatTime(new Date(2026, 10, 21, 19, 42).getTime(), 'tr')).toBe('21.11.2026 19:42')
})
