import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  lockedOf,
  playedOf,
  wageringDue,
  type Play,
  type Wagering,
} from '../../src/money/wagering.ts'

const wagering = (dueMinor: number, since: number): Wagering => ({
  amountMinor: dueMinor,
  dueMinor,
  since,
})

describe('Wagering (rules 11.7)', () => {
  it('counts a stake for the oldest wagering, and what is left of it for the next', () => {
    const both = [wagering(100, 1), wagering(50, 2)]
    expect(playedOf(both, [{ stakeMinor: 120, at: 3 }])).toEqual([100, 20])
  })

  it('counts no stake for a wagering that began after it', () => {
    expect(playedOf([wagering(100, 5), wagering(50, 6)], [{ stakeMinor: 70, at: 5 }])).toEqual([
      70, 0,
    ])
    expect(playedOf([wagering(100, 5)], [{ stakeMinor: 70, at: 4 }])).toEqual([0])
  })

  it('lets money go as its due is played: all of it at the end, and no part too early', () => {
    const tripled = { amountMinor: 1_000, dueMinor: 3_000, since: 0 }
    expect([0, 1, 1_500, 2_999, 3_000].map((played) => lockedOf(tripled, played))).toEqual([
      1_000, 1_000, 500, 1, 0,
    ])
  })

  it('asks for the share of the amount, rounded up', () => {
    expect(wageringDue(10_001, 100_000)).toBe(10_001)
    expect(wageringDue(1, 33_333)).toBe(1)
    expect(wageringDue(9_000_000_000_000_000, 100_000)).toBe(9_000_000_000_000_000)
    expect(wageringDue(10_000, 0)).toBe(0)
  })

  it('counts as coins would that fall one by one into the first purse that takes them', () => {
    const purses = fc
      .array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 9 })), {
        maxLength: 4,
      })
      .map((all) =>
        all.map(([due, since]) => wagering(due, since)).sort((a, b) => a.since - b.since)
      )
    const plays = fc.array(
      fc.record({ stakeMinor: fc.integer({ min: 1, max: 9 }), at: fc.integer({ min: 0, max: 9 }) }),
      { maxLength: 8 }
    )
    fc.assert(
      fc.property(purses, plays, (open, placed) => {
        expect(playedOf(open, placed)).toEqual(coinByCoin(open, placed))
      })
    )
  })
})

function coinByCoin(open: readonly Wagering[], placed: readonly Play[]): number[] {
  const filled = open.map(() => 0)
  for (let at = 0; at < 10; at++) {
    for (const play of placed.filter((one) => one.at === at)) {
      for (let coin = 0; coin < play.stakeMinor; coin++) {
        const index = open.findIndex(
          ({ dueMinor, since }, place) => since <= at && (filled[place] ?? 0) < dueMinor
        )
        if (index >= 0) filled[index] = (filled[index] ?? 0) + 1
      }
    }
  }
  return filled
}
