/** Prices of forecasts, tricasts and quinellas against a second way that writes every order of the whole field out (rules 19.13). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orderChance, winChances } from '../../src/markets/racing/order_chances.ts'
import { orderKey, orderName, runnersInOrder } from '../../src/markets/model/order_key.ts'
import {
  FORECAST,
  ORDER_MARKETS,
  orderTermsOf,
  QUINELLA,
  TRICAST,
  type OrderTerms,
} from '../../src/markets/model/order_market.ts'
import { orderPriceMilli, pricedRunners } from '../../src/markets/racing/order_price.ts'
import { permutations } from './slow_race.ts'

interface Priced {
  number: number
  entry: number | null
  oddsMilli: number
}

/** Three to six runners by themselves, at prices from 1.05 to 200.00. */
const field = fc
  .array(fc.integer({ min: 1050, max: 200_000 }), { minLength: 3, maxLength: 6 })
  .map((prices) =>
    prices.map((oddsMilli, at): Priced => ({ number: at + 1, entry: null, oddsMilli }))
  )

const termsOf = (typeId: number): OrderTerms => {
  const terms = orderTermsOf(typeId)
  if (!terms) throw new Error(`no terms of ${typeId}`)
  return terms
}

/** Every outcome of the market. */
function keysOf(runners: readonly { number: number }[], terms: OrderTerms): string[] {
  const all = permutations(runners.map(({ number }) => number))
  return [...new Set(all.map((order) => orderKey(order.slice(0, terms.runners), terms)))]
}

/** The chance as a fraction of whole numbers, over all orders of the field that begin as the outcome says. */
function slowChance(key: string, terms: OrderTerms, runners: readonly Priced[]) {
  const product = runners.reduce((all, { oddsMilli }) => all * BigInt(oddsMilli), 1n)
  const weight = new Map(runners.map((one) => [one.number, product / BigInt(one.oddsMilli)]))
  const chances = permutations(runners.map(({ number }) => number))
    .filter((order) => orderKey(order.slice(0, terms.runners), terms) === key)
    .map((order) =>
      order.reduce(
        ([top, bottom], number, at) => {
          const left = order.slice(at).reduce((sum, one) => sum + (weight.get(one) ?? 0n), 0n)
          return [top * (weight.get(number) ?? 0n), bottom * left] as const
        },
        [1n, 1n] as readonly [bigint, bigint]
      )
    )
  return chances.reduce(([a, b], [c, d]) => [a * d + c * b, b * d] as const, [0n, 1n] as const)
}

/** Rounded down to two decimals in whole numbers, within 1.01 and the highest price. */
function slowPrice(
  key: string,
  { typeId, margin }: { typeId: number; margin: number },
  runners: readonly Priced[]
): bigint {
  const terms = termsOf(typeId)
  const [top, bottom] = slowChance(key, terms, runners)
  const places = BigInt(terms.runners)
  const steps = (100n * bottom * 100n ** places) / (top * BigInt(100 + margin) ** places)
  const milli = steps * 10n
  if (milli < 1010n) return 1010n
  return milli > terms.highestMilli ? BigInt(terms.highestMilli) : milli
}

describe('prices of the first runners in order (rules 19.13)', () => {
  test('before the margin, the chances of all outcomes add up to 1', () => {
    fc.assert(
      fc.property(field, fc.constantFrom(1, 2, 3), (runners, length) => {
        const chances = winChances(runners)
        const prefixes = new Set(
          permutations(runners.map(({ number }) => number)).map((order) =>
            order.slice(0, length).join('-')
          )
        )
        let sum = 0
        for (const key of prefixes) {
          sum += (chances && orderChance(chances, key.split('-').map(Number))) ?? Number.NaN
        }
        expect(sum).toBeCloseTo(1, 9)
      })
    )
  })

  test('each price is that of the slow way, in whole numbers', () => {
    fc.assert(
      fc.property(field, fc.integer({ min: 0, max: 50 }), (runners, margin) => {
        for (const typeId of ORDER_MARKETS) {
          const market = { marketTypeId: typeId, marginPercent: margin }
          for (const key of keysOf(runners.slice(0, 4), termsOf(typeId)).slice(0, 6)) {
            const price = orderPriceMilli(key, market, runners)
            expect([key, price]).toEqual([key, Number(slowPrice(key, { typeId, margin }, runners))])
          }
        }
      }),
      { numRuns: 40 }
    )
  })

  test('a margin adds its percent to the book for each position, less what is rounded', () => {
    const runners = [2500, 3500, 5000, 8000].map((oddsMilli, at) => ({
      number: at + 1,
      entry: null,
      oddsMilli,
    }))
    const market = { marketTypeId: TRICAST, marginPercent: 10 }
    const share = keysOf(runners, termsOf(TRICAST)).reduce(
      (sum, key) => sum + 1000 / (orderPriceMilli(key, market, runners) ?? 0),
      0
    )
    expect(share).toBeGreaterThanOrEqual(1.1 ** 3)
    expect(share).toBeLessThan(1.1 ** 3 + 0.002)
  })

  test('as the price to win of a runner rises, no forecast that it wins gets cheaper', () => {
    fc.assert(
      fc.property(field, fc.integer({ min: 1, max: 50_000 }), (runners, rise) => {
        const raised = runners.map((one, at) =>
          at === 0 ? { ...one, oddsMilli: one.oddsMilli + rise } : one
        )
        const market = { marketTypeId: FORECAST, marginPercent: 8 }
        for (const { number } of runners.slice(1)) {
          const key = `1-${number}`
          const [before, after] = [runners, raised].map((all) => orderPriceMilli(key, market, all))
          expect(after).toBeGreaterThanOrEqual(before ?? Infinity)
        }
      })
    )
  })

  test('runners at one price are interchangeable', () => {
    const even = [1, 2, 3, 4, 5].map((number) => ({ number, entry: null, oddsMilli: 5000 }))
    const prices = (typeId: number) =>
      new Set(
        keysOf(even, termsOf(typeId)).map((key) =>
          orderPriceMilli(key, { marketTypeId: typeId, marginPercent: 0 }, even)
        )
      )
    expect([...prices(FORECAST)]).toEqual([20_000])
    expect([...prices(TRICAST)]).toEqual([60_000])
    expect([...prices(QUINELLA)]).toEqual([10_000])
  })

  test('coupled runners are one entry: each stands for both, and no two of them in one bet', () => {
    const runners = [
      { number: 1, entry: 9, oddsMilli: 3000 },
      { number: 2, entry: 9, oddsMilli: 3000 },
      { number: 3, entry: null, oddsMilli: 3000 },
      { number: 4, entry: null, oddsMilli: 3000 },
    ]
    const price = (key: string) =>
      orderPriceMilli(key, { marketTypeId: FORECAST, marginPercent: 0 }, runners)
    expect(['1-3', '2-3', '3-4', '3-1'].map(price)).toEqual([6000, 6000, 6000, 6000])
    expect(price('1-2')).toBeNull()
  })

  test('while a runner has no price nothing is sold, nor one that does not run', () => {
    const market = { marketTypeId: FORECAST, marginPercent: 8 }
    const card = ['declared', 'declared', 'declared', 'withdrawn'] as const
    const runners = card.map((status, at) => ({ number: at + 1, status, entry: null }))
    const toWin = [1, 2, 3, 4].map((number) => ({
      key: String(number),
      oddsMilli: 3000,
      active: number !== 4,
    }))
    const price = (key: string, outcomes = toWin) =>
      orderPriceMilli(key, market, pricedRunners(runners, outcomes))
    expect(price('1-2')).toBe(5140)
    expect(price('1-4')).toBeNull()
    const closed = toWin.map((one) => (one.key === '3' ? { ...one, active: false } : one))
    expect(price('1-2', closed)).toBeNull()
    expect(price('1-2', toWin.slice(0, 2))).toBeNull()
  })

  test('no price is below 1.01 or above the highest of its type', () => {
    const one = (oddsMilli: number, number: number) => ({ number, entry: null, oddsMilli })
    const steep = [one(1001, 1), one(900_000, 2), one(900_000, 3), one(900_000, 4)]
    const price = (key: string, marketTypeId: number) =>
      orderPriceMilli(key, { marketTypeId, marginPercent: 50 }, steep)
    expect(price('4-3-2', TRICAST)).toBe(5_000_000)
    expect(price('4-3', FORECAST)).toBe(1_000_000)
    const two = [one(1001, 1), one(900_000, 2)]
    expect(orderPriceMilli('1-2', { marketTypeId: FORECAST, marginPercent: 50 }, two)).toBe(1010)
  })
})

describe('keys', () => {
  const forecast = termsOf(FORECAST)
  test('name different runners; in any order the lowest first', () => {
    expect(runnersInOrder('7-3', forecast)).toEqual([7, 3])
    expect(runnersInOrder('3-7', termsOf(QUINELLA))).toEqual([3, 7])
    for (const text of ['3-3', '3', '3-7-1', '03-7', '3-x', '']) {
      expect([text, runnersInOrder(text, forecast)]).toEqual([text, null])
    }
    expect(runnersInOrder('7-3', termsOf(QUINELLA))).toBeNull()
  })

  test('are shown by name, with the positions where they matter', () => {
    const names = new Map([
      [3, 'Corbiere'],
      [7, 'Red Rum'],
    ])
    const nameOf = (number: number) => names.get(number)
    expect(orderName([7, 3], forecast, nameOf)).toBe('1. Red Rum, 2. Corbiere')
    expect(orderName([3, 7], termsOf(QUINELLA), nameOf)).toBe('Corbiere, Red Rum')
    expect(orderName([7, 4], forecast, nameOf)).toBe('1. Red Rum, 2. 4')
    // a coupon keeps 130 letters of the name of an outcome
    const longest = () => 'N'.repeat(120)
    expect(orderName([7, 4], forecast, longest).length).toBeLessThanOrEqual(130)
    expect(orderName([7, 4, 3], termsOf(TRICAST), longest).length).toBeLessThanOrEqual(130)
  })
})
