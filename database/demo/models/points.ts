/** Basketball and baseball: no draw; handicap and total include overtime. */
import {
  chanceOf,
  mixed,
  ofScores,
  poisson,
  roundedNormal,
  scoreGrid,
  type Distribution,
} from '../distributions.ts'
import { balancedLine, halfLines, lineMarkets, MARGINS, market } from '../pricing.ts'
import type { DemoMarket, GoalMeans, Rating } from '../types.ts'

interface PointTypes {
  winner: number
  handicap: number
  total: number
}

export interface PointMeans {
  margin: number
  marginDeviation: number
  total: number
  totalDeviation: number
}

const BASKETBALL: PointTypes = { winner: 219, handicap: 223, total: 225 }
const BASEBALL: PointTypes = { winner: 251, handicap: 256, total: 258 }

/** `level`: average points of both sides together in this league. */
export function basketballMarkets(home: Rating, away: Rating, level: number): DemoMarket[] {
  const { margin, total, marginDeviation, totalDeviation } = basketballPoints(home, away, level)
  const margins = withoutDraw(roundedNormal(margin, marginDeviation))
  const totals = roundedNormal(total, totalDeviation)
  return pointMarkets(BASKETBALL, margins, totals, { reach: 10, linesEachSide: 3 })
}

/** Expected margin of home and expected points of both sides, with their deviations. */
export function basketballPoints(home: Rating, away: Rating, level: number): PointMeans {
  const edge = home.attack + home.defence - away.attack - away.defence
  const pace = home.attack + away.attack - home.defence - away.defence
  return {
    margin: 2.8 + 2.6 * edge,
    marginDeviation: 11.5,
    total: level + 2.2 * pace,
    totalDeviation: level / 12,
  }
}

/** `level`: average runs of one side in this league. */
export function baseballMarkets(home: Rating, away: Rating, level: number): DemoMarket[] {
  const runs = baseballRuns(home, away, level)
  const scores = scoreGrid(poisson(runs.home, 20), poisson(runs.away, 20))
  const margins = withoutDraw(ofScores(scores, (h, a) => h - a))
  // after nine level innings the winner has at least one run more
  const totals = ofScores(scores, (h, a) => (h === a ? h + a + 1 : h + a))
  return pointMarkets(BASEBALL, margins, totals, { reach: 2, linesEachSide: 1 })
}

/** Expected runs of each side in nine innings. */
export function baseballRuns(home: Rating, away: Rating, level: number): GoalMeans {
  return {
    home: level * Math.exp(0.04 + 0.1 * (home.attack - away.defence)),
    away: level * Math.exp(-0.04 + 0.1 * (away.attack - home.defence)),
  }
}

/** `reach`: distance from the main line, in points, within which totals are offered. */
function pointMarkets(
  types: PointTypes,
  margins: Distribution,
  totals: Distribution,
  { reach, linesEachSide }: { reach: number; linesEachSide: number }
): DemoMarket[] {
  const homeWins = chanceOf(margins, (margin) => margin > 0)
  const handicap = { typeId: types.handicap, name: 'hcp' } as const
  const total = { typeId: types.total, name: 'total' } as const
  // a handicap of half a point would equal the winner market
  const allHandicaps = halfLines(-160, 160).filter((line) => Math.abs(line) > 2)
  const mainHandicap = balancedLine(handicap, margins, allHandicaps)
  const mainTotal = balancedLine(total, totals, halfLines(0, 1200))
  const at = allHandicaps.indexOf(mainHandicap)
  const totalStep = (reach / 2) * 4
  return [
    market(types.winner, MARGINS.twoWay, (key) => (key === 'home' ? homeWins : 1 - homeWins)),
    ...lineMarkets(handicap, margins, {
      lines: allHandicaps.slice(Math.max(0, at - linesEachSide), at + linesEachSide + 1),
      main: mainHandicap,
    }),
    ...lineMarkets(total, totals, {
      lines: [-2, -1, 0, 1, 2].map((steps) => mainTotal + steps * totalStep),
      main: mainTotal,
    }),
  ]
}

/** Replaces a level score by a narrow win of either side, more often of the stronger one. */
export function withoutDraw(margins: Distribution): Distribution {
  const level = margins.get(0) ?? 0
  const home = chanceOf(margins, (margin) => margin > 0)
  const away = chanceOf(margins, (margin) => margin < 0)
  const share = home / (home + away)
  const decided = new Map([...margins].filter(([margin]) => margin !== 0))
  const narrow = new Map([
    [1, share],
    [-1, 1 - share],
  ])
  return mixed([
    [1, decided],
    [level, narrow],
  ])
}
