import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCalendarDay } from '../../src/core/calendar_day.ts'

test.each(['2026-02-29', '2026-02-31', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00'])(
  '%s is no day',
  (text) => expect(isCalendarDay(text)).toBe(false)
)

test.each([
  '',
  '2026-2-1',
  '20260201',
  '2026-02-01T00:00',
  ' 2026-02-01',
  '+002026-02-01',
  '٢٠٢٦-٠٢-٠١',
])('“%s” is not written as one', (text) => expect(isCalendarDay(text)).toBe(false))

test('every day that there is is one, and no day more of any month', () => {
  const days = fc.date({
    min: new Date('1900-01-01'),
    max: new Date('2199-12-31'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 99 }), (date, day) => {
      expect(isCalendarDay(date.toISOString().slice(0, 10))).toBe(true)
      const month = date.toISOString().slice(0, 8)
      const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
      expect(isCalendarDay(`${month}${String(day).padStart(2, '0')}`)).toBe(day >= 1 && day <= last)
    })
  )
})
