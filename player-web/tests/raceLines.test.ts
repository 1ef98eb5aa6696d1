/** The rows of a race card in each of their orders. */
import type { BoardMarket } from '@grandstand/shared-types/wire/betting/book'
import type { BoardRace, BoardRunner } from '@grandstand/shared-types/wire/betting/races'
import { expect, test } from 'vitest'
import {
  marketsOfRunners,
  ordersOf,
  outcomeOf,
  positionText,
  runnersIn,
  type CardOrder,
} from '../src/features/races/card/lines.ts'
import { soccerMatch } from './support.ts'

const runner = (number: number, over: Partial<BoardRunner> = {}): BoardRunner => ({
  number,
  name: `Runner ${number}`,
  status: 'declared',
  entry: null,
  withdrawnAt: null,
  withdrawnOddsMilli: null,
  replaces: null,
  startingPriceMilli: null,
  card: {},
  deductionPercent: 0,
  returnsStake: false,
  finish: null,
  ...over,
})

const raceWith = (runners: BoardRunner[]): BoardRace => ({
  id: 1,
  sportId: 100_001,
  name: '14:30 Veliefendi',
  categoryName: 'Country',
  countryCode: null,
  tournamentName: 'Veliefendi',
  startsAt: 0,
  kind: 'horses',
  isHandicap: false,
  offAt: null,
  placeTerms: null,
  hasAntePost: false,
  isOpen: true,
  runnerCount: runners.length,
  raceStatus: null,
  runners,
})

const market: BoardMarket = {
  id: 1,
  typeId: 100_003,
  specifier: '',
  status: 1,
  isMainLine: true,
  outcomes: [6000, 2500, 3000, 4000].map((oddsMilli, at) => ({
    id: 10 + at,
    key: String(at + 1),
    name: `${at + 1} Runner ${at + 1}`,
    oddsMilli,
    active: at !== 3,
  })),
}

const numbers = (race: BoardRace, order: CardOrder) =>
  runnersIn(order, race, market).map(({ number }) => number)

test('the card is read by number, or the shortest price first; runners without one come last', () => {
  const race = raceWith([
    runner(1),
    runner(2, { status: 'withdrawn' }),
    runner(3),
    runner(4),
    runner(5),
  ])
  expect(ordersOf(race)).toEqual(['byNumber', 'byPrice'])
  expect(numbers(race, 'byNumber')).toEqual([1, 2, 3, 4, 5])
  expect(numbers(race, 'byPrice')).toEqual([3, 1, 2, 4, 5])
  const prices = race.runners.map((one) => outcomeOf(market, one)?.id)
  expect(prices).toEqual([10, undefined, 12, 13, undefined])
})

test('after the race it is read by the finish, a dead heat by number', () => {
  const race = raceWith([
    runner(1, { finish: { outcome: 'didNotFinish' } }),
    runner(2, { status: 'withdrawn' }),
    runner(3, { finish: { outcome: 'finished', finishingPosition: 3 } }),
    runner(4, { finish: { outcome: 'finished', finishingPosition: 1 } }),
    runner(5, { finish: { outcome: 'unplaced' } }),
    runner(6, { finish: { outcome: 'finished', finishingPosition: 1 } }),
  ])
  expect(ordersOf(race)).toEqual(['byFinish', 'byNumber'])
  expect(numbers(race, 'byFinish')).toEqual([4, 6, 3, 5, 1, 2])
  expect([positionText(race, 1), positionText(race, 3)]).toEqual(['=1', '3'])
})

test('prices stand in the markets whose outcomes are runners', () => {
  const placed = { ...market, id: 2, typeId: 100_005 }
  expect(marketsOfRunners(soccerMatch({ markets: [market, placed] }))).toEqual([market, placed])
  expect(marketsOfRunners(soccerMatch())).toEqual([])
  expect(marketsOfRunners(undefined)).toEqual([])
})
