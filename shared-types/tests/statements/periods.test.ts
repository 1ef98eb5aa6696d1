import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PERIOD_KINDS, periodFrom, periodOf, periodOfDay } from '../../src/statements/periods.ts'

const at = (text: string) => Date.parse(text)
const HOUR = 3_600_000

describe('periods of statements, rules 8.9', () => {
  test.each([
    ['day', '2026-11-23T22:30:00+03:00', '2026-11-23T00:00+03:00', '2026-11-24T00:00+03:00'],
    ['week', '2026-11-29T23:59:59+03:00', '2026-11-23T00:00+03:00', '2026-11-30T00:00+03:00'],
    ['month', '2026-12-31T23:00:00+03:00', '2026-12-01T00:00+03:00', '2027-01-01T00:00+03:00'],
  ] as const)('the %s of %s in Istanbul', (kind, moment, startsAt, endsAt) => {
    const period = { startsAt: at(startsAt), endsAt: at(endsAt) }
    expect(periodOf(kind, 'Europe/Istanbul', at(moment))).toEqual(period)
  })

  test.each([
    ['Europe/Istanbul', '2026-11-23T00:00+03:00'],
    ['Pacific/Kiritimati', '2026-11-23T00:00+14:00'],
    ['Pacific/Pago_Pago', '2026-11-23T00:00-11:00'],
  ])('the day 2026-11-23 begins at midnight of %s', (timeZone, startsAt) => {
    const day = { startsAt: at(startsAt), endsAt: at(startsAt) + 24 * HOUR }
    expect(periodOfDay(timeZone, '2026-11-23')).toEqual(day)
  })

  test('a day of 23 or 25 hours is one day', () => {
    const spring = periodOf('day', 'Europe/Berlin', at('2026-03-29T12:00Z'))
    const autumn = periodOf('day', 'Europe/Berlin', at('2026-10-25T12:00Z'))
    expect(spring.endsAt - spring.startsAt).toBe(23 * HOUR)
    expect(autumn.endsAt - autumn.startsAt).toBe(25 * HOUR)
  })

  test('a period that follows a change of the kind is cut short', () => {
    const startsAt = at('2026-11-12T00:00+03:00')
    const endsAt = at('2026-12-01T00:00+03:00')
    expect(periodFrom('month', 'Europe/Istanbul', startsAt)).toEqual({ startsAt, endsAt })
  })

  test('periods follow each other without a gap, and each holds its moments', () => {
    const zones = ['Europe/Istanbul', 'America/Lima', 'Asia/Baghdad', 'Pacific/Apia', 'UTC']
    fc.assert(
      fc.property(
        fc.constantFrom(...PERIOD_KINDS),
        fc.constantFrom(...zones),
        fc.integer({ min: at('2020-01-01'), max: at('2035-01-01') }),
        (kind, zone, moment) => {
          const { startsAt, endsAt } = periodOf(kind, zone, moment)
          expect(startsAt).toBeLessThanOrEqual(moment)
          expect(endsAt).toBeGreaterThan(moment)
          expect(periodFrom(kind, zone, startsAt)).toEqual({ startsAt, endsAt })
          expect(periodOf(kind, zone, endsAt).startsAt).toBe(endsAt)
          expect(periodOf(kind, zone, startsAt - 1).endsAt).toBe(startsAt)
        }
      ),
      { numRuns: 60 }
    )
  })
})
