/** The margin of forecasts as staff type it, with the prices that it makes (rules 19.13). */
import { expect, it } from 'vitest'
import { FORECAST, QUINELLA, TRICAST } from '@grandstand/shared-types/markets/model/order_market'
import type { OutcomeRow } from '@grandstand/shared-types/wire/betting/catalogue'
import type { RunnerView } from '@grandstand/shared-types/wire/betting/races'
import { outcomeNameOf } from '../src/resources/matches/result/runnerNames.ts'
import { firstPrices, typedMargin } from '../src/resources/matches/race/field/orderMargin.ts'

const RUNNERS = ['Red Rum', 'Corbiere', 'Crisp'].map((name, at): RunnerView => ({
  number: at + 1,
  name,
  status: 'declared',
  entry: null,
  withdrawnAt: null,
  withdrawnOddsMilli: null,
  replaces: null,
  startingPriceMilli: null,
  card: {},
}))
const toWin = (prices: readonly number[]): OutcomeRow[] =>
  prices.map((oddsMilli, at) => ({
    id: at,
    marketId: 1,
    matchId: 1,
    marketTypeId: 100_003,
    specifier: '',
    version: 1,
    key: String(at + 1),
    oddsMilli,
    active: true,
    listOrder: at,
    result: null,
    runner: RUNNERS[at]?.name ?? null,
  }))

it('a margin is a whole percent from 0 to 50', () => {
  expect(['0', '8', '50'].map(typedMargin)).toEqual([0, 8, 50])
  expect(['', '51', '-1', '7.5', 'x'].map(typedMargin)).toEqual([null, null, null, null, null])
})

it('the favourites come first, each with the price that it would be sold at', () => {
  const shown = (marketTypeId: number, marginPercent: number) =>
    firstPrices({ marketTypeId, marginPercent }, RUNNERS, toWin([4000, 2000, 4000]))
  expect(shown(FORECAST, 0)[0]).toEqual({
    key: '2-1',
    name: '1. Corbiere, 2. Red Rum',
    oddsMilli: 4000,
  })
  expect(shown(FORECAST, 10)[0]?.oddsMilli).toBe(3300)
  expect(shown(TRICAST, 0)[0]).toMatchObject({ key: '2-1-3', oddsMilli: 4000 })
  expect(shown(QUINELLA, 0).map(({ key }) => key)).toEqual(['1-2', '2-3', '1-3'])
})

it('in lists of results a forecast is named by its runners', () => {
  const runners = new Map(RUNNERS.map(({ number, name }) => [number, `${number} ${name}`]))
  expect(outcomeNameOf(FORECAST, '2-1', runners)).toEqual({
    outcomeName: '1. 2 Corbiere, 2. 1 Red Rum',
  })
  expect(outcomeNameOf(QUINELLA, '1-2', undefined)).toEqual({ outcomeName: '1, 2' })
})

it('while a runner has no price to win there is none', () => {
  expect(
    firstPrices({ marketTypeId: FORECAST, marginPercent: 8 }, RUNNERS, toWin([4000, 2000]))
  ).toEqual([])
})
