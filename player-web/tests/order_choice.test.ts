/** The chooser of forecasts: marks, and the bets that they make (rules 19.13). */
import { expect, it } from 'vitest'
import {
  FORECAST,
  QUINELLA,
  RACE_WINNER,
  TRICAST,
} from '@grandstand/shared-types/markets/model/order_market'
import type { BoardMarket } from '@grandstand/shared-types/wire/betting/book'
import {
  isFull,
  isMarked,
  mark,
  NOTHING,
  type Column,
} from '../src/features/races/orders/choice.ts'
import { isWhole, offersOf } from '../src/features/races/orders/offers.ts'

const marked = (...marks: [number, Column][]) =>
  marks.reduce((choice, [runner, column]) => mark(choice, runner, column), NOTHING)

const market = (typeId: number, more: Partial<BoardMarket> = {}): BoardMarket => ({
  id: typeId,
  typeId,
  specifier: '',
  status: 1,
  isMainLine: false,
  outcomes: [],
  ...(typeId !== RACE_WINNER && { orderMargin: 0, brandMargin: 0 }),
  ...more,
})
const prices = [2500, 4000, 5000, 10_000, 20_000]
const outcomes = prices.map((oddsMilli, at) => ({
  id: at,
  key: String(at + 1),
  oddsMilli,
  active: true,
}))
const race = {
  runners: prices.map((_, at) => ({ number: at + 1, status: 'declared' as const, entry: null })),
}
const matchOf = (...markets: BoardMarket[]) => ({
  markets: [market(RACE_WINNER, { outcomes }), ...markets],
})
const ALL = matchOf(market(FORECAST), market(TRICAST), market(QUINELLA))

const offered = (choice = NOTHING, match = ALL, maySeveral = true) =>
  offersOf(choice, { match, race }, maySeveral).map(
    ({ kind, market: { typeId }, keys, pricesMilli }) => [kind, typeId, keys, pricesMilli] as const
  )

it('a position has one runner, a runner one position, and any order excludes the positions', () => {
  const first = marked([1, 'first'], [2, 'first'])
  expect(first.ordered).toEqual([2, null, null])
  expect(marked([1, 'first'], [1, 'second']).ordered).toEqual([null, 1, null])
  expect(marked([1, 'first'], [1, 'first'])).toEqual(NOTHING)
  expect(marked([1, 'first'], [2, 'any'])).toEqual({ ...NOTHING, any: [2] })
  expect(marked([2, 'any'], [1, 'first']).any).toEqual([])
  const three = marked([1, 'any'], [2, 'any'], [3, 'any'])
  expect([isFull(three, 4, 'any'), isFull(three, 3, 'any')]).toEqual([true, false])
  expect(mark(three, 4, 'any')).toEqual(three)
  expect(isMarked(mark(three, 3, 'any'), 3, 'any')).toBe(false)
})

it('two positions are a forecast, three a tricast beside it', () => {
  expect(offered(marked([1, 'first']))).toEqual([])
  expect(offered(marked([2, 'first'], [1, 'second']))).toEqual([
    ['single', FORECAST, ['2-1'], [7500]],
  ])
  expect(offered(marked([1, 'first'], [2, 'second'], [3, 'third']))).toEqual([
    ['single', TRICAST, ['1-2-3'], [10_500]],
    ['single', FORECAST, ['1-2'], [6000]],
  ])
})

it('two in any order are a quinella at one price, or both forecasts as selections of their own', () => {
  const two = marked([2, 'any'], [1, 'any'])
  expect(offered(two)).toEqual([
    ['single', QUINELLA, ['1-2'], [3330]],
    ['reverse', FORECAST, ['2-1', '1-2'], [7500, 6000]],
  ])
  expect(offered(two, ALL, false)).toHaveLength(1)
})

it('three in any order are six forecasts or six tricasts', () => {
  const three = offered(marked([1, 'any'], [2, 'any'], [3, 'any']))
  expect(three.map(([kind, , keys]) => [kind, keys.length])).toEqual([
    ['allForecasts', 6],
    ['allTricasts', 6],
  ])
})

it("the price is lowered by the brand's margin as any other", () => {
  const match = matchOf(market(FORECAST, { brandMargin: 20 }))
  expect(offered(marked([1, 'first'], [2, 'second']), match)).toEqual([
    ['single', FORECAST, ['1-2'], [5000]],
  ])
})

it('a suspended market sells nothing, nor one whose runner has no price', () => {
  const choice = marked([1, 'first'], [2, 'second'])
  expect(isWhole(choice)).toBe(true)
  expect(offered(choice, matchOf(market(FORECAST, { status: -1 })))).toEqual([])
  const closed = market(RACE_WINNER, { outcomes: outcomes.slice(1) })
  expect(offered(choice, { markets: [closed, market(FORECAST)] })).toEqual([])
})
