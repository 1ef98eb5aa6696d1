import { describe, expect, it } from 'vitest'
import {
  dayBound,
  formatDay,
  formatDate,
  formatTime,
  toDayInput,
  toTimeInput,
} from '../src/format/time.ts'
import { parseDay, parseTime } from '../src/format/typedTime.ts'
import { languageNames } from '../src/i18n/languages.ts'
import { listLink } from '../src/list/listLink.ts'

const kickOff = new Date(2026, 10, 21, 19, 42).getTime()

describe('times', () => {
  it('have the day before the month in both languages', () => {
    expect(formatTime(kickOff, 'tr')).toBe('21.11.2026 19:42')
    expect(formatTime(kickOff, 'en')).toBe('21/11/2026 19:42')
    expect(formatDay(kickOff, 'tr')).toBe('21.11.2026')
    expect(formatTime(kickOff, 'tr', { hasYear: false })).toBe('21.11 19:42')
    expect(formatTime(kickOff + 7_000, 'tr', { hasSeconds: true })).toBe('21.11.2026 19:42:07')
    expect(formatDate('1990-02-28', 'en')).toBe('28/02/1990')
  })

  it('a day of a filter reaches from its first to its last millisecond', () => {
    const first = dayBound('2026-11-21', 'first')
    const last = dayBound('2026-11-21', 'last')
    expect(first).toBe(new Date(2026, 10, 21).getTime())
    expect(last).toBe(new Date(2026, 10, 22).getTime() - 1)
    expect(toDayInput(last ?? 0)).toBe('2026-11-21')
  })

  it('a text that is not a date is no bound', () => {
    expect(dayBound('', 'first')).toBeNull()
    expect(dayBound('21.11.2026', 'first')).toBeNull()
  })

  it('a day is typed as it is shown, in either language or as the calendar gives it', () => {
    for (const text of ['21.11.2026', '21/11/2026', '21-11-2026', '2026-11-21', ' 21.11.2026 ']) {
      expect(parseDay(text), text).toBe('2026-11-21')
    }
    expect(parseDay('1.2.2026')).toBe('2026-02-01')
    for (const text of ['', '30.02.2026', '11/21/2026', '21.11', 'today', '21.11.26']) {
      expect(parseDay(text), text).toBeNull()
    }
  })

  it('a time is typed as it is shown', () => {
    for (const text of ['21.11.2026 19:42', '21/11/2026 19:42', '2026-11-21T19:42']) {
      expect(parseTime(text), text).toBe(kickOff)
    }
    for (const text of ['21.11.2026', '21.11.2026 24:00', '19:42', '30.02.2026 10:00']) {
      expect(parseTime(text), text).toBeNull()
    }
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

describe('names of languages', () => {
  it('are in the language of the reader, for every row of the table', () => {
    expect(languageNames('tr')).toMatchObject({ tr: 'Türkçe', de: 'Almanca', iq: 'Orta Kürtçe' })
    expect(languageNames('en')).toMatchObject({ tr: 'Turkish', cw: 'Chinese', aa: 'Arabic' })
  })
})
