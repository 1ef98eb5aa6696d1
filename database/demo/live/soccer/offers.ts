/** Soccer in play: Poisson goals for the time left. */
import type { Score } from '@grandstand/shared-types/markets/model/match_facts'
import { threeWayOf } from '../../models/goal_markets.ts'
import type { GoalMeans } from '../../types.ts'
import { goalOffers, goalTotals } from '../shared/goal_offers.ts'
import { results, threeWay, twoWay, type Offer, type Position } from '../shared/offers.ts'
import { remainingGoals } from '../shared/remaining_goals.ts'
import { EXPECTED_HALF_SECONDS, EXTRA_SECONDS, goalRates, HALF_SECONDS } from './course.ts'

const CORNERS_A_SECOND = 9.6 / (2 * HALF_SECONDS)
/** The least time left that is reckoned with, however late it is. */
const LEAST_SECONDS = 15
/** Chance that home wins a shoot-out. */
const SHOOTOUT_HOME = 0.5

export function soccerOffers(goals: GoalMeans, position: Position, isCup: boolean): Offer[] {
  const { period, status, state } = position
  if (status === 'pen') return []
  if (period === 3 || (period === 2 && status === 'paused')) return extraTimeOffers(goals, position)
  const left = secondsLeft(position)
  const means = meansOf(goals, position, left)
  const whole = remainingGoals(state.score ?? [0, 0], means)
  return [
    ...goalOffers(whole, { quarters: true }),
    ...(isCup ? qualifyOffers(goals, whole.margins) : []),
    ...(left.first > 0 ? firstHalf(goals, position, left.first) : []),
    ...(left.first > 0 ? [] : secondHalf(state.periodScores[1] ?? [0, 0], means)),
    ...corners(state.corners, left.first + left.second),
  ]
}

interface Left {
  first: number
  second: number
}

/** Seconds left in each half, stoppage time included. */
function secondsLeft({ period, status, clockSeconds, state }: Position): Left {
  const expected = EXPECTED_HALF_SECONDS
  const added = state.addedMinutes === null ? null : state.addedMinutes * 60 + 15
  if (period === 1 && status !== 'paused') {
    const length = added === null ? expected[1] : HALF_SECONDS + added
    return { first: Math.max(LEAST_SECONDS, length - clockSeconds), second: expected[2] }
  }
  const length = added === null ? expected[2] : HALF_SECONDS + added
  const played = period === 1 ? 0 : clockSeconds - HALF_SECONDS
  return { first: 0, second: Math.max(LEAST_SECONDS, length - played) }
}

function meansOf(
  goals: GoalMeans,
  { state, momentum }: Position,
  { first, second }: Left
): [number, number] {
  const [early, late] = [goalRates(goals, 1, state.redCards), goalRates(goals, 2, state.redCards)]
  return [
    (early[0] * first + late[0] * second) * (1 + momentum),
    (early[1] * first + late[1] * second) * (1 - momentum),
  ]
}

function firstHalf(goals: GoalMeans, position: Position, seconds: number): Offer[] {
  const means = meansOf(goals, position, { first: seconds, second: 0 })
  const half = remainingGoals(position.state.periodScores[0] ?? [0, 0], means)
  return [
    ...results(threeWayOf(half.margins), { result: 60, doubleChance: 63 }),
    ...goalTotals(68, half),
  ]
}

function secondHalf(score: Score, means: readonly [number, number]): Offer[] {
  const half = remainingGoals(score, means)
  return [...threeWay(83, threeWayOf(half.margins)), ...goalTotals(90, half)]
}

function corners(score: Score, seconds: number): Offer[] {
  const mean = (CORNERS_A_SECOND * seconds) / 2
  return goalTotals(166, remainingGoals(score, [mean, mean]))
}

/** The side that goes through: after a level match about an even chance, slightly better for the better side. */
function qualifyOffers(goals: GoalMeans, margins: ReadonlyMap<number, number>): Offer[] {
  const { home, draw } = threeWayOf(margins)
  const share = goals.home / (goals.home + goals.away)
  return twoWay(2, home + draw * (0.5 + (share - 0.5) / 2))
}

function extraTimeOffers(
  goals: GoalMeans,
  { state, clockSeconds, period, momentum }: Position
): Offer[] {
  const played = period === 3 ? clockSeconds - 2 * HALF_SECONDS : 0
  const seconds = Math.max(LEAST_SECONDS, EXTRA_SECONDS - played)
  const rates = goalRates(goals, 2, state.redCards)
  const means = [rates[0] * seconds * (1 + momentum), rates[1] * seconds * (1 - momentum)] as const
  const extra = remainingGoals(state.periodScores[2] ?? [0, 0], means)
  const { home, draw, away } = threeWayOf(extra.margins)
  return [
    ...twoWay(2, home + draw * SHOOTOUT_HOME),
    ...threeWay(113, { home, draw, away }),
    ...goalTotals(116, extra),
  ]
}
