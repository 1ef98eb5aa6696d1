/** The times of a brand's own draws, by the clock of its time zone (rules 14.6). */
import { expect, test } from 'vitest'
import fc from 'fast-check'
import { calendarTimes, WEEKDAYS, type DrawTimes } from '../../src/games/draw_calendar.ts'

const at = (text: string) => Date.parse(text)
const texts = (times: readonly number[]) => times.map((time) => new Date(time).toISOString())
const EVERY_DAY = [...WEEKDAYS]

test('draws are at the times of day of the zone, on the weekdays, in their order', () => {
  // 30 November 2026 is a Monday
  const from = at('2026-11-30T09:00:00Z')
  const calendar: DrawTimes = { times: ['19:30', '12:00'], weekdays: [1, 3] }
  const draws = calendarTimes(calendar, 'Europe/Istanbul', from, 4)
  expect(texts(draws)).toEqual([
    '2026-11-30T16:30:00.000Z',
    '2026-12-02T09:00:00.000Z',
    '2026-12-02T16:30:00.000Z',
    '2026-12-07T09:00:00.000Z',
  ])
})

test('a draw at the moment asked about is over, and midnight belongs to the day that begins', () => {
  const calendar = { times: ['00:00'], weekdays: EVERY_DAY }
  const from = at('2026-11-30T00:00:00Z')
  expect(texts(calendarTimes(calendar, 'UTC', from, 1))).toEqual(['2026-12-01T00:00:00.000Z'])
  expect(texts(calendarTimes(calendar, 'UTC', from - 1, 1))).toEqual(['2026-11-30T00:00:00.000Z'])
})

test('a time that the clock skips is drawn an hour later, one that it repeats the first time', () => {
  const calendar = { times: ['02:30'], weekdays: EVERY_DAY }
  const spring = calendarTimes(calendar, 'Europe/Berlin', at('2026-03-28T12:00:00Z'), 2)
  expect(texts(spring)).toEqual(['2026-03-29T01:30:00.000Z', '2026-03-30T00:30:00.000Z'])
  const autumn = calendarTimes(calendar, 'Europe/Berlin', at('2026-10-24T12:00:00Z'), 2)
  expect(texts(autumn)).toEqual(['2026-10-25T00:30:00.000Z', '2026-10-26T01:30:00.000Z'])
})

test('a skipped time that falls on another one is one draw', () => {
  const calendar = { times: ['02:30', '03:30'], weekdays: EVERY_DAY }
  const draws = calendarTimes(calendar, 'Europe/Berlin', at('2026-03-28T12:00:00Z'), 2)
  expect(texts(draws)).toEqual(['2026-03-29T01:30:00.000Z', '2026-03-30T00:30:00.000Z'])
})

test('without a time or a weekday there is no draw', () => {
  expect(calendarTimes({ times: [], weekdays: EVERY_DAY }, 'UTC', 0, 3)).toEqual([])
  expect(calendarTimes({ times: ['10:00'], weekdays: [] }, 'UTC', 0, 3)).toEqual([])
})

test('there are always as many as asked for, rising, and each shows a time of the calendar', () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
  fc.assert(
    fc.property(
      fc.uniqueArray(time, { minLength: 1, maxLength: 6 }),
      fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1 }),
      fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 }),
      fc.integer({ min: 1, max: 20 }),
      (times, weekdays, after, count) => {
        // a zone without changes of the clock
        const draws = calendarTimes({ times, weekdays }, 'Europe/Istanbul', after, count)
        expect(draws).toHaveLength(count)
        for (const [index, draw] of draws.entries()) {
          expect(draw).toBeGreaterThan(draws[index - 1] ?? after)
          const local = new Date(draw + 3 * 3_600_000)
          expect(times).toContain(local.toISOString().slice(11, 16))
          expect(weekdays).toContain(((local.getUTCDay() + 6) % 7) + 1)
        }
      }
    ),
    { seed: 33, numRuns: 100 }
  )
})
