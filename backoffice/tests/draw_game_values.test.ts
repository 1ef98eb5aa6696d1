/** The form of a game of draws: the calendar of the own site. */
import { expect, test } from 'vitest'
import { WEEKDAYS } from '@grandstand/shared-types/games/draw_calendar'
import type { DrawCalendar } from '@grandstand/shared-types/wire/draws'
import { calendarBody, priceRowsOf } from '../src/resources/draw-game-settings/calendarValues.ts'

const CALENDAR: DrawCalendar = {
  isEnabled: true,
  times: ['12:00'],
  weekdays: [...WEEKDAYS],
  salesCloseSeconds: 60,
  drawsAhead: 3,
  prices: { TRY: 700 },
}

test('a calendar comes back as it was shown, its prices as rows', () => {
  const priceRows = priceRowsOf(CALENDAR.prices)
  expect(priceRows).toEqual([{ currency: 'TRY', priceMinor: 700 }])
  expect(calendarBody({ calendar: CALENDAR, priceRows })).toEqual(CALENDAR)
})

test('times and weekdays are sent in their order, a row without a currency is none', () => {
  const calendar: DrawCalendar = { ...CALENDAR, times: ['19:30', ' 09:15'], weekdays: [5, 1] }
  const body = calendarBody({ calendar, priceRows: [{}] })
  expect([body.times, body.weekdays, body.prices]).toEqual([['09:15', '19:30'], [1, 5], {}])
})
