import { describe, expect, it } from 'vitest'
import { DEFAULT_LIVE_MARGINS, marginPercent, oddsWithMargin } from '../../src/live/margins.ts'

describe('the margin on prices in play', () => {
  it('is that of the tournament, else of the sport, else the default', () => {
    const margins = { defaultPercent: 2, bySport: { 1: 5 }, byTournament: { 7: 0 } }
    expect(marginPercent(margins, { sportId: 1, tournamentId: 7 })).toBe(0)
    expect(marginPercent(margins, { sportId: 1, tournamentId: 8 })).toBe(5)
    expect(marginPercent(margins, { sportId: 2, tournamentId: 8 })).toBe(2)
    expect(marginPercent(DEFAULT_LIVE_MARGINS, { sportId: 1, tournamentId: 1 })).toBe(0)
  })

  it('makes every share of the book larger by itself', () => {
    // 1/2.00 + 1/4.00 + 1/4.00 = 100 %; at 5 % more the prices are 1.90, 3.80, 3.80
    expect([2000, 4000, 4000].map((odds) => oddsWithMargin(odds, 5))).toEqual([1900, 3800, 3800])
  })

  it('is rounded down, to the decimals that the price had', () => {
    expect(oddsWithMargin(1850, 5)).toBe(1760)
    expect(oddsWithMargin(1855, 5)).toBe(1766)
    expect(oddsWithMargin(1850, 2.5)).toBe(1800)
    expect(oddsWithMargin(10_000_000, 50)).toBe(6_666_660)
  })

  it('leaves something to win, and no price better than the one before', () => {
    for (let odds = 1001; odds < 3000; odds++) {
      const offered = oddsWithMargin(odds, 7.25)
      expect(offered).toBeGreaterThan(1000)
      expect(offered).toBeLessThanOrEqual(odds)
    }
    expect(oddsWithMargin(1020, 1)).toBe(1009)
    expect(oddsWithMargin(1010, 50)).toBe(1001)
  })

  it('of zero changes no price, and an invalid price stays as it is', () => {
    expect(oddsWithMargin(1853, 0)).toBe(1853)
    for (const none of [0, 1000, -5, 1850.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(oddsWithMargin(none, 5)).toBe(none)
    }
  })
})
