/** The form of a game of draws: the calendar of the own site. */
import { expect, test } from 'vitest'
import {
  calendarBody,
  calendarRows,
  NEW_CALENDAR,
} from '../src/resources/draw-game-settings/calendarValues.ts'

const CALENDAR = { ...NEW_CALENDAR, isEnabled: true, times: ['12:00'], prices: { TRY: 700 } }

test('a calendar comes back as it was shown, its prices as rows', () => {
  const form = calendarRows(CALENDAR)
  expect(form.priceRows).toEqual([{ currency: 'TRY', priceMinor: 700 }])
  expect(calendarBody(form, true)).toEqual(CALENDAR)
})

test('a site that never had own draws, and wants none, sends none', () => {
  expect(calendarBody(calendarRows(null), false)).toBeNull()
  const off = calendarRows({ ...CALENDAR, isEnabled: false })
  expect(calendarBody(off, true)).toEqual({ ...CALENDAR, isEnabled: false })
})

test('times and weekdays are sent in their order, a row without a currency is none', () => {
  const form = calendarRows({ ...CALENDAR, times: ['19:30', ' 09:15'], weekdays: [5, 1] })
  const body = calendarBody({ ...form, priceRows: [{}] }, true)
  expect([body?.times, body?.weekdays, body?.prices]).toEqual([['09:15', '19:30'], [1, 5], {}])
})
