import fc from 'fast-check'
import type { Lobby } from '../../src/accounts/lobbies.ts'
import { describe, expect, it } from 'vitest'
import { convert, splitOwed } from '../../src/bonuses/converting.ts'
import { countOf, coverOf, type BonusPlay } from '../../src/bonuses/counting.ts'
import { areOpposed } from '../../src/bonuses/opposing.ts'
import { GRANT_STATES, winPlaceOf } from '../../src/bonuses/states.ts'
import { dueOf, grantedOf, partOf } from '../../src/bonuses/worth.ts'

const money = fc.integer({ min: 0, max: 100_000_000_000 })
const percent = fc.integer({ min: 0, max: 500_000 })

/** The largest whole number whose share of `unit` is not above `total`, found by halving: no division. */
function largest(total: bigint, unit: bigint): bigint {
  let [low, high] = [0n, total + 1n]
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (middle * unit <= total) low = middle
    else high = middle
  }
  return low
}

describe('the worth of a bonus (rules 15.1)', () => {
  it('is its part of the base, rounded down', () => {
    fc.assert(
      fc.property(money, percent, (amount, milli) => {
        const slow = largest(BigInt(amount) * BigInt(milli), 100_000n)
        expect(BigInt(partOf(amount, milli))).toBe(slow)
      })
    )
  })

  it('is never above its bound, and nothing for a base that is too small', () => {
    fc.assert(
      fc.property(
        money,
        percent,
        money,
        money,
        money,
        (base, percentMilli, amount, most, least) => {
          const terms = {
            percentMilli,
            amountMinor: amount,
            highestMinor: most,
            leastBaseMinor: least,
          }
          const granted = grantedOf(terms, base)
          const free = partOf(base, percentMilli) + amount
          const bound = most > 0 && free > most ? most : free
          expect(granted).toBe(base < least ? 0 : bound)
        }
      )
    )
  })

  it('asks for whole stakes, rounded up', () => {
    fc.assert(
      fc.property(money, fc.integer({ min: 0, max: 100_000 }), (granted, milli) => {
        const product = BigInt(granted) * BigInt(milli)
        const down = largest(product, 1000n)
        expect(BigInt(dueOf(granted, milli))).toBe(down * 1000n === product ? down : down + 1n)
      })
    )
  })

  it('gives 100 % of a deposit of 500.00 with at most 300.00, five times to be staked', () => {
    const terms = {
      percentMilli: 100_000,
      amountMinor: 0,
      highestMinor: 30_000,
      leastBaseMinor: 1000,
    }
    expect(grantedOf(terms, 50_000)).toBe(30_000)
    expect(grantedOf(terms, 999)).toBe(0)
    expect(dueOf(30_000, 5000)).toBe(150_000)
  })
})

const TERMS = {
  counts: { sport: 100_000, slot: 10_000 },
  lobbies: [
    { lobby: 'racing' as const, percentMilli: 30_000 },
    { lobby: 'lotto' as const, percentMilli: 0 },
  ],
  games: [
    { gameId: 7, percentMilli: 0 },
    { gameId: 8, percentMilli: 50_000 },
  ],
  marketTypes: [
    { marketTypeId: 5, percentMilli: 20_000 },
    { marketTypeId: 6, percentMilli: 0 },
  ],
  leastOddsMilli: 1500,
  leastSelections: 2,
  largestStakeMinor: 1000,
}
const USUAL_TYPE = 1
const coupon = (...oddsMilli: number[]): BonusPlay => ({
  kind: 'coupon',
  product: 'sport',
  selections: oddsMilli.map((odds) => ({ oddsMilli: odds, marketTypeId: USUAL_TYPE })),
})
const onTypes = (...marketTypeIds: number[]): BonusPlay => ({
  kind: 'coupon',
  product: 'sport',
  selections: marketTypeIds.map((marketTypeId) => ({ oddsMilli: 2000, marketTypeId })),
})
const game = (gameId: number, lobby: Lobby | null = 'slots'): BonusPlay => ({
  ...{ kind: 'gameRound', product: 'slot', lobby, gameId },
})

describe('what a bonus pays for (rules 15.4)', () => {
  it('is a coupon with enough selections at the least odds', () => {
    expect(coverOf(TERMS, coupon(1500, 1500), 100)).toEqual({
      isCovered: true,
      percentMilli: 100_000,
    })
    expect(coverOf(TERMS, coupon(1499, 2000), 100)).toEqual({ isCovered: false, reason: 'odds' })
    expect(coverOf(TERMS, coupon(1499, 2000, 1500), 100)).toMatchObject({ isCovered: true })
    expect(coverOf(TERMS, coupon(9000), 100)).toEqual({ isCovered: false, reason: 'selections' })
  })

  it('is a product that counts, unless the game says otherwise', () => {
    const live: BonusPlay = { ...onTypes(USUAL_TYPE, USUAL_TYPE), product: 'live' } as BonusPlay
    expect(coverOf(TERMS, live, 100)).toEqual({ isCovered: false, reason: 'product' })
    expect(coverOf(TERMS, game(1), 100)).toEqual({ isCovered: true, percentMilli: 10_000 })
    expect(coverOf(TERMS, game(7), 100)).toEqual({ isCovered: false, reason: 'product' })
    expect(coverOf(TERMS, game(8), 100)).toEqual({ isCovered: true, percentMilli: 50_000 })
  })

  it('counts by the lobby where the game has no part of its own', () => {
    const percentOf = (gameId: number, lobby: Lobby | null) =>
      coverOf(TERMS, game(gameId, lobby), 100)
    expect(percentOf(1, 'racing')).toEqual({ isCovered: true, percentMilli: 30_000 })
    expect(percentOf(8, 'lotto')).toEqual({ isCovered: true, percentMilli: 50_000 })
    expect(percentOf(1, 'lotto')).toEqual({ isCovered: false, reason: 'product' })
    expect(percentOf(1, null)).toEqual({ isCovered: true, percentMilli: 10_000 })
  })

  it('counts by the least part of its market types', () => {
    const percentOf = (...types: number[]) => coverOf(TERMS, onTypes(...types), 100)
    expect(percentOf(USUAL_TYPE, 5)).toEqual({ isCovered: true, percentMilli: 20_000 })
    expect(percentOf(5, 6)).toEqual({ isCovered: false, reason: 'market' })
    const onlyFive = { ...TERMS, counts: {} }
    expect(coverOf(onlyFive, onTypes(5, 5), 100)).toEqual({ isCovered: true, percentMilli: 20_000 })
    expect(coverOf(onlyFive, onTypes(5, 1), 100)).toEqual({ isCovered: false, reason: 'product' })
  })

  it('is no stake above the largest; a stake that is not known yet is', () => {
    expect(coverOf(TERMS, coupon(2000, 2000), 1000)).toMatchObject({ isCovered: true })
    expect(coverOf(TERMS, coupon(2000, 2000), 1001)).toEqual({ isCovered: false, reason: 'stake' })
    expect(coverOf(TERMS, game(1), 1001)).toEqual({ isCovered: false, reason: 'stake' })
    expect(coverOf(TERMS, game(1), 0)).toMatchObject({ isCovered: true })
  })
})

describe('what counts of a stake (rules 15.5)', () => {
  const play = { stakeMinor: 1001, percentMilli: 50_000, isOpposed: false }

  it('is its part once it is settled, rounded down', () => {
    expect(countOf({ ...play, end: 'settled' })).toEqual({ countedMinor: 500, reason: null })
    expect(countOf({ ...play, end: 'open' })).toEqual({ countedMinor: 0, reason: null })
  })

  it('is nothing for a stake that came back, a sold coupon and opposed bets', () => {
    expect(countOf({ ...play, end: 'returned' })).toEqual({ countedMinor: 0, reason: 'returned' })
    expect(countOf({ ...play, end: 'sold' })).toEqual({ countedMinor: 0, reason: 'sold' })
    const opposed = { ...play, isOpposed: true, end: 'settled' } as const
    expect(countOf(opposed)).toEqual({ countedMinor: 0, reason: 'opposed' })
  })

  it('calls coupons opposed that hold different outcomes of one market', () => {
    const one = [
      { marketId: 1, outcomeId: 11 },
      { marketId: 2, outcomeId: 21 },
    ]
    expect(areOpposed(one, [{ marketId: 1, outcomeId: 12 }])).toBe(true)
    expect(areOpposed(one, [{ marketId: 1, outcomeId: 11 }])).toBe(false)
    expect(areOpposed(one, [{ marketId: 3, outcomeId: 31 }])).toBe(false)
  })
})

describe('a wagering that is met (rules 15.6)', () => {
  it('loses nothing: cash, house and what is owed add up', () => {
    const pockets = fc.constantFrom('bonus', 'reloadBonus', 'returnableBonus')
    fc.assert(
      fc.property(pockets, money, money, money, (pocket, granted, most, held) => {
        const grant = {
          pocket,
          grantedMinor: granted,
          highestConvertedMinor: most,
          pocketMinor: held,
        }
        const { cashMinor, houseMinor, owedMinor } = convert(grant)
        expect(cashMinor + houseMinor).toBe(held)
        if (most > 0) expect(cashMinor).toBeLessThanOrEqual(most)
        const backMinor = pocket === 'returnableBonus' ? granted : 0
        expect(houseMinor + owedMinor).toBeGreaterThanOrEqual(backMinor)
        if (backMinor === 0) expect(owedMinor).toBe(0)
        expect(cashMinor === 0 || owedMinor === 0).toBe(true)
      })
    )
  })

  it('takes what is owed from a later win first, and never from money that is taken back', () => {
    expect(splitOwed(500, 200)).toEqual({ houseMinor: 200, cashMinor: 300 })
    expect(splitOwed(100, 200)).toEqual({ houseMinor: 100, cashMinor: 0 })
    expect(splitOwed(-100, 200)).toEqual({ houseMinor: 0, cashMinor: -100 })
  })

  it('sends wins by the state of the grant', () => {
    const places = GRANT_STATES.map((state) => [state, winPlaceOf(state)])
    expect(Object.fromEntries(places)).toEqual({
      running: 'pocket',
      held: 'pocket',
      met: 'cash',
      lost: 'cash',
      forfeited: 'house',
      expired: 'house',
      cancelled: 'house',
    })
  })
})
