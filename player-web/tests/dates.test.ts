import { LANGUAGES } from '@grandstand/shared-types/languages/table'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { formatDate, formatOf } from '../src/i18n/format.ts'
import { showLanguage } from '../src/i18n/index.ts'

const at = Date.UTC(2026, 10, 24, 12, 30)

beforeAll(() => vi.stubEnv('TZ', 'UTC'))
afterAll(() => vi.unstubAllEnvs())

test('dates in Sorani have its own names of days and months, which browsers lack', async () => {
  await showLanguage('iq')
  const { weekday, day, fullDayTime } = formatOf('iq')
  expect(weekday(at)).toBe('سێشەممە')
  expect(fullDayTime(at)).toMatch(/^سێشەممە، 24 تشرینی دووەم 2026.*12:30$/)
  expect(day(Date.UTC(2025, 10, 24))).toBe('24/11/2025')
  expect(formatDate('iq', { month: 'long', timeZone: 'UTC' }, Date.UTC(2000, 0))).toBe(
    'کانوونی دووەم'
  )
})

test('other languages keep the names of the browser', async () => {
  expect(formatOf('en').weekday(at)).toBe('Tue')
  expect(formatDate('tr', { month: 'long', timeZone: 'UTC' }, at)).toBe('Kasım')
})

test('a day in figures has one order in a language, on pages and on paper', () => {
  for (const { code, dir } of LANGUAGES.filter((language) => language.dir === 'rtl')) {
    const { day, shortDayTime } = formatOf(code)
    expect([dir, shortDayTime(at)]).toEqual(['rtl', `${day(at)}, 12:30`])
  }
  expect(formatOf('en').shortDayTime(at)).toBe('24/11, 12:30')
  expect(formatOf('de').shortDayTime(at)).toBe('24.11., 12:30')
})
