import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stream } from '../../src/draws/stream.ts'
import {
  contribute,
  jackpotReturnPpm,
  stakeOnLevel,
  startLevel,
  type JackpotLevel,
} from '../../src/games/jackpot/jackpot.ts'

const LEVEL: JackpotLevel = {
  name: 'small',
  sharePpm: 12_345,
  seedMinor: 5_000,
  mustFallBeforeMinor: 9_000,
}
const draws = stream({ serverSeed: 'jackpot', clientSeed: 'test', round: 0 })
const stakes = fc.array(fc.integer({ min: 1, max: 50_000 }), { maxLength: 60 })

describe('the meter of a level', () => {
  test('holds the share of all stakes to the millionth, in whatever order they come', () => {
    fc.assert(
      fc.property(stakes, (list) => {
        const fill = (order: number[]) =>
          order.reduce((meter, stake) => contribute(meter, stake, LEVEL.sharePpm), {
            amountMinor: LEVEL.seedMinor,
            restPpm: 0,
          })
        const meter = fill(list)
        expect(fill(list.toReversed())).toEqual(meter)
        const put = BigInt(list.reduce((sum, stake) => sum + stake, 0)) * BigInt(LEVEL.sharePpm)
        const held =
          BigInt(meter.amountMinor - LEVEL.seedMinor) * 1_000_000n + BigInt(meter.restPpm)
        expect(held).toBe(put)
      })
    )
  })
})

describe('a level', () => {
  test('falls above its seed and at its bound at the latest, and pays the figure once', () => {
    fc.assert(
      fc.property(stakes, (list) => {
        const { fallsAtMinor, meter } = startLevel(draws, LEVEL)
        expect(fallsAtMinor).toBeGreaterThan(LEVEL.seedMinor)
        expect(fallsAtMinor).toBeLessThanOrEqual(LEVEL.mustFallBeforeMinor)
        let now = meter
        for (const stake of list) {
          const { meter: next, won } = stakeOnLevel({ meter: now, fallsAtMinor }, stake, 100_000)
          now = next
          if (!won) {
            expect(next.amountMinor).toBeLessThan(fallsAtMinor)
            continue
          }
          expect(won.amountMinor).toBe(fallsAtMinor)
          expect(won.amountMinor + won.over.amountMinor).toBe(next.amountMinor)
          expect(won.over.restPpm).toBe(next.restPpm)
          break
        }
      })
    )
  })
  test('returns what it takes and its seed for each fall', () => {
    // 1.00 % of stakes; it falls on average after 2000.5 of contributions and pays 7000.5
    const level = { ...LEVEL, sharePpm: 10_000 }
    expect(jackpotReturnPpm([level])).toBe(Math.floor((10_000 * 7_000.5) / 2_000.5))
    expect(jackpotReturnPpm([{ ...level, seedMinor: 0 }])).toBe(10_000)
    expect(jackpotReturnPpm([])).toBe(0)
  })
})
