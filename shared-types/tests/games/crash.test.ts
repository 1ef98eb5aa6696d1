import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawsFrom } from '../../src/draws/stream.ts'
import { crash } from '../../src/games/crash/crash.ts'

/** The outcome of the draw `drawn` of a billion. */
const breakOf = (drawn: number) =>
  crash.draw(
    drawsFrom(() => drawn),
    0
  ).breaksAtMilli

describe('crash', () => {
  test.each([
    [0, 1_000],
    [19_000_000, 1_000],
    [19_801_981, 1_010],
    [505_000_000, 2_000],
    [901_000_000, 10_000],
    [999_999_999, 1_000_000],
  ])('draw %d of a billion breaks off at %d thousandths', (drawn, milli) => {
    expect(breakOf(drawn)).toBe(milli)
  })
  test('breaks off no earlier with a higher draw, between 1.00 and 1000.00, at whole hundredths', () => {
    const drawn = fc.nat({ max: 999_999_998 })
    fc.assert(
      fc.property(drawn, (low) => {
        expect(breakOf(low + 1)).toBeGreaterThanOrEqual(breakOf(low))
        expect(breakOf(low) % 10).toBe(0)
        expect(breakOf(low)).toBeGreaterThanOrEqual(1_000)
        expect(breakOf(low)).toBeLessThanOrEqual(1_000_000)
      })
    )
  })
  test('pays what was cashed out before the end, and nothing after it', () => {
    const win = (cashOutMilli: number | null, breaksAtMilli: number) =>
      crash.settle({ stakeMinor: 333, cashOutMilli }, { breaksAtMilli }).winMinor
    expect(win(1_500, 1_490)).toBe(0)
    expect(win(1_500, 1_500)).toBe(499)
    expect(win(1_500, 9_000)).toBe(499)
    expect(win(null, 9_000)).toBe(0)
  })
  test.each([1_000, 1_005, 1_000_010, 1.5, '2000', undefined])(
    '%s is no cash-out',
    (cashOutMilli) => {
      expect(crash.readBet({ stakeMinor: 100, cashOutMilli })).toBeNull()
    }
  )
})
