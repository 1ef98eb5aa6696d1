import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  changeOf,
  OWN_LIMIT_KINDS,
  roomOf,
  type OwnLimit,
} from '../../src/protection/own_limits.ts'
import { PERIOD_KINDS } from '../../src/statements/periods.ts'

const use = fc.record({ day: fc.nat(500), week: fc.nat(900), month: fc.nat(2000) })
const limit: fc.Arbitrary<OwnLimit> = fc.record({
  kind: fc.constantFrom(...OWN_LIMIT_KINDS),
  period: fc.constantFrom(...PERIOD_KINDS),
  value: fc.nat(1000),
})

describe('own limits, rules 10.1', () => {
  test.each([
    [null, 100, 'now'],
    [100, 50, 'now'],
    [100, 0, 'now'],
    [100, 200, 'later'],
    [100, null, 'later'],
    [100, 100, 'none'],
    [null, null, 'none'],
  ] as const)('from %s to %s: %s', (current, wanted, change) => {
    expect(changeOf(current, wanted)).toBe(change)
  })

  test('of a day, a week and a month the strictest leaves the room', () => {
    const limits: OwnLimit[] = [
      { kind: 'deposit', period: 'day', value: 100 },
      { kind: 'deposit', period: 'week', value: 300 },
      { kind: 'deposit', period: 'month', value: 1000 },
      { kind: 'stake', period: 'day', value: 1 },
    ]
    expect(roomOf(limits, 'deposit', { day: 20, week: 250, month: 250 })?.room).toBe(50)
    expect(roomOf(limits, 'deposit', { day: 90, week: 250, month: 250 })?.room).toBe(10)
    expect(roomOf(limits, 'deposit', { day: 0, week: 0, month: 1200 })?.room).toBe(0)
    expect(roomOf(limits, 'loss', { day: 0, week: 0, month: 0 })).toBeNull()
  })

  test('an amount fits the room when it breaks no limit, tried one by one', () => {
    fc.assert(
      fc.property(
        fc.array(limit),
        use,
        fc.integer({ min: 1, max: 1500 }),
        (limits, used, amount) => {
          for (const kind of OWN_LIMIT_KINDS) {
            const found = roomOf(limits, kind, used)
            const breaks = limits.some(
              (one) => one.kind === kind && used[one.period] + amount > one.value
            )
            expect(found !== null && amount > found.room).toBe(breaks)
          }
        }
      )
    )
  })
})
