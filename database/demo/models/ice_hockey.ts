/** Ice hockey: Poisson goals; a draw goes to overtime, which the stronger side wins more often. */
import { ofScores, poisson, scoreGrid } from '../distributions.ts'
import { MARGINS, market } from '../pricing.ts'
import type { DemoMarket, GoalMeans, Rating } from '../types.ts'
import {
  handicapMarkets,
  headStartMarkets,
  oddEvenMarket,
  resultMarkets,
  threeWayOf,
  totalMarkets,
  type ThreeWay,
} from './goal_markets.ts'

const MOST_GOALS = 14
const HOME_EDGE = 0.06
const SPREAD = 0.09
/** -2.5 to 2.5 in halves. */
const HANDICAP_CANDIDATES = [-10, -6, -2, 2, 6, 10]

/** `level`: average goals of one side in this league. */
export function iceHockeyMarkets(home: Rating, away: Rating, level: number): DemoMarket[] {
  const goals = iceHockeyGoals(home, away, level)
  const scores = scoreGrid(poisson(goals.home, MOST_GOALS), poisson(goals.away, MOST_GOALS))
  const margins = ofScores(scores, (h, a) => h - a)
  const totals = ofScores(scores, (h, a) => h + a)
  const chances = threeWayOf(margins)
  const homeWins = chances.home + chances.draw * overtimeChance(chances)
  return [
    ...resultMarkets(margins),
    market(406, MARGINS.twoWay, (key) => (key === 'home' ? homeWins : 1 - homeWins)),
    ...totalMarkets(totals, { from: 14, to: 30 }),
    ...handicapMarkets(margins, { candidates: HANDICAP_CANDIDATES, spread: 1, step: 4 }),
    ...headStartMarkets(margins),
    oddEvenMarket(totals),
  ]
}

/** Expected goals of each side in 60 minutes. */
export function iceHockeyGoals(home: Rating, away: Rating, level: number): GoalMeans {
  return {
    home: level * Math.exp(HOME_EDGE + SPREAD * (home.attack - away.defence)),
    away: level * Math.exp(-HOME_EDGE + SPREAD * (away.attack - home.defence)),
  }
}

/** Home's chance in overtime: closer to even than the chance in the match. */
export const overtimeChance = ({ home, away }: ThreeWay): number =>
  0.5 + (home / (home + away) - 0.5) / 2
