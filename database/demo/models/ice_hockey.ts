/** Ice hockey: goals by Poisson; a draw is settled in overtime about as the sides are strong. */
import { ofScores, poisson, scoreGrid } from '../distributions.ts'
import { MARGINS, market } from '../pricing.ts'
import type { DemoMarket, Rating } from '../types.ts'
import {
  handicapMarkets,
  headStartMarkets,
  oddEvenMarket,
  resultMarkets,
  threeWayOf,
  totalMarkets,
} from './goal_markets.ts'

const MOST_GOALS = 14
const HOME_EDGE = 0.06
const SPREAD = 0.09
/** -2.5 to 2.5 in halves. */
const HANDICAP_CANDIDATES = [-10, -6, -2, 2, 6, 10]

/** `level`: goals a side scores on average in this league. */
export function iceHockeyMarkets(home: Rating, away: Rating, level: number): DemoMarket[] {
  const homeGoals = level * Math.exp(HOME_EDGE + SPREAD * (home.attack - away.defence))
  const awayGoals = level * Math.exp(-HOME_EDGE + SPREAD * (away.attack - home.defence))
  const scores = scoreGrid(poisson(homeGoals, MOST_GOALS), poisson(awayGoals, MOST_GOALS))
  const margins = ofScores(scores, (h, a) => h - a)
  const totals = ofScores(scores, (h, a) => h + a)
  const chances = threeWayOf(margins)
  // overtime is closer to a toss than the match was
  const overtimeHome = 0.5 + (chances.home / (chances.home + chances.away) - 0.5) / 2
  const homeWins = chances.home + chances.draw * overtimeHome
  return [
    ...resultMarkets(margins),
    market(406, MARGINS.twoWay, (key) => (key === 'home' ? homeWins : 1 - homeWins)),
    ...totalMarkets(totals, { from: 14, to: 30 }),
    ...handicapMarkets(margins, { candidates: HANDICAP_CANDIDATES, spread: 1, step: 4 }),
    ...headStartMarkets(margins),
    oddEvenMarket(totals),
  ]
}
