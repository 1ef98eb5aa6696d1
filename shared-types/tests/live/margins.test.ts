import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  NO_MARGINS,
  brandMargin,
  hasMargin,
  marginPercent,
  oddsWithMargin,
} from '../../src/live/margins.ts'

describe('the margin on prices in play', () => {
  it('is that of the tournament, else of the sport, else the default', () => {
    const margins = { defaultPercent: 2, bySport: { 1: 5 }, byTournament: { 7: 0 } }
    expect(marginPercent(margins, { sportId: 1, tournamentId: 7 })).toBe(0)
    expect(marginPercent(margins, { sportId: 1, tournamentId: 8 })).toBe(5)
    expect(marginPercent(margins, { sportId: 2, tournamentId: 8 })).toBe(2)
    expect(marginPercent(NO_MARGINS, { sportId: 1, tournamentId: 1 })).toBe(0)
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

/**
 * The same price by looking for it: the best one that, raised by the margin, is not above the shared price. Whole numbers
 * alone, and no division.
 */
function searchedPrice(oddsMilli: number, hundredths: number): number {
  const fits = (price: number) =>
    BigInt(price) * BigInt(10_000 + hundredths) <= BigInt(oddsMilli) * 10_000n
  let price = oddsMilli
  while (price > 1001 && !fits(price)) price--
  const keepsTwoDecimals = oddsMilli % 10 === 0 && price >= 1010
  while (keepsTwoDecimals && price % 10 !== 0) price--
  return price
}

describe('the price at a brand', () => {
  const hundredths = fc.integer({ min: 0, max: 5_000 })
  const anyPrice = fc.oneof(
    fc.integer({ min: 1001, max: 20_000 }),
    fc.integer({ min: 101, max: 2_000 }).map((price) => price * 10)
  )

  it('equals the one that is looked for', () => {
    fc.assert(
      fc.property(anyPrice, hundredths, (odds, margin) => {
        expect(oddsWithMargin(odds, margin / 100)).toBe(searchedPrice(odds, margin))
      })
    )
  })

  it('of a higher price is not lower, among prices of two decimals', () => {
    const twoDecimals = fc.integer({ min: 101, max: 2_000 }).map((price) => price * 10)
    fc.assert(
      fc.property(twoDecimals, twoDecimals, hundredths, (one, other, margin) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        const lowHere = oddsWithMargin(low, margin / 100)
        expect(oddsWithMargin(high, margin / 100)).toBeGreaterThanOrEqual(lowHere)
      })
    )
  })

  it('takes the margins in play for a match in play, and the others for every other match', () => {
    const margins = {
      inPlay: { ...NO_MARGINS, defaultPercent: 10 },
      preMatch: { ...NO_MARGINS, bySport: { 1: 5 } },
    }
    const place = { sportId: 1, tournamentId: 7 }
    expect(brandMargin(margins, { ...place, status: '1p' })).toBe(10)
    expect(brandMargin(margins, { ...place, status: 'not_started' })).toBe(5)
    expect(brandMargin(margins, { ...place, sportId: 2, status: 'not_started' })).toBe(0)
  })

  it('is the shared one where no figure is above zero', () => {
    expect(hasMargin(NO_MARGINS)).toBe(false)
    expect(hasMargin({ ...NO_MARGINS, bySport: { 1: 0 } })).toBe(false)
    expect(hasMargin({ ...NO_MARGINS, byTournament: { 1: 0.01 } })).toBe(true)
  })
})
