/**
 * Soccer: Poisson goals of both halves, from attack and defence. All markets are priced from one table of half-time and
 * full-time scores, so that their prices agree.
 */
import { findMarketType } from '@grandstand/shared-types/markets/table/market_types'
import { add, chanceOf, ofScores, poisson, scoreGrid } from '../distributions.ts'
import { halfLines, lineMarkets, MARGINS, market } from '../pricing.ts'
import type { DemoMarket, GoalMeans, Rating } from '../types.ts'
import {
  handicapMarkets,
  headStartMarkets,
  oddEvenMarket,
  resultMarkets,
  threeWayMarket,
  threeWayOf,
  totalMarkets,
} from './goal_markets.ts'

/** Share of a match's goals in the first half. */
export const FIRST_HALF_SHARE = 0.45
const MOST_GOALS_A_HALF = 6
const HOME_EDGE = 0.13
/** How strongly ratings change the expected goals. */
const SPREAD = 0.24
/** Lines from -3 to 3, in quarters. */
const HANDICAP_CANDIDATES = Array.from({ length: 25 }, (_, index) => index - 12)

/** `level`: average goals of one side in this league. */
export function soccerMarkets(home: Rating, away: Rating, level: number): DemoMarket[] {
  const goals = soccerGoals(home, away, level)
  const table = scoreTable(goals.home, goals.away)
  const margins = ofScores(table.full, (h, a) => h - a)
  const totals = ofScores(table.full, (h, a) => h + a)
  const halfMargins = ofScores(table.half, (h, a) => h - a)
  const halfTotals = ofScores(table.half, (h, a) => h + a)
  const bothScore = chanceOf(
    ofScores(table.full, (h, a) => Math.min(h, a)),
    (least) => least > 0
  )
  return [
    ...resultMarkets(margins),
    ...totalMarkets(totals, { from: 2, to: 18, quarters: true }),
    market(29, MARGINS.twoWay, (key) => (key === 'yes' ? bothScore : 1 - bothScore)),
    oddEvenMarket(totals),
    ...handicapMarkets(margins, { candidates: HANDICAP_CANDIDATES, spread: 2, step: 1 }),
    ...headStartMarkets(margins),
    correctScoreMarket(table.full),
    threeWayMarket(60, threeWayOf(halfMargins)),
    ...lineMarkets({ typeId: 68, name: 'total' }, halfTotals, { lines: halfLines(2, 10), main: 6 }),
    market(47, MARGINS.manyWay, (key) => table.halfFull.get(key) ?? 0),
  ]
}

/** Expected goals of each side in 90 minutes. */
export function soccerGoals(home: Rating, away: Rating, level: number): GoalMeans {
  return {
    home: bounded(level * Math.exp(HOME_EDGE + SPREAD * (home.attack - away.defence))),
    away: bounded(level * Math.exp(-HOME_EDGE + SPREAD * (away.attack - home.defence))),
  }
}

const bounded = (goals: number) => Math.min(3.4, Math.max(0.45, goals))

interface ScoreTable {
  full: Map<string, number>
  half: Map<string, number>
  /** Keyed `1/X`: home ahead at the break, a draw at the end. */
  halfFull: Map<string, number>
}

function scoreTable(homeGoals: number, awayGoals: number): ScoreTable {
  const grid = (share: number) =>
    scoreGrid(
      poisson(homeGoals * share, MOST_GOALS_A_HALF),
      poisson(awayGoals * share, MOST_GOALS_A_HALF)
    )
  const half = grid(FIRST_HALF_SHARE)
  const second = grid(1 - FIRST_HALF_SHARE)
  const full = new Map<string, number>()
  const halfFull = new Map<string, number>()
  for (const [halfScore, halfChance] of half) {
    const [homeHalf, awayHalf] = goalsOf(halfScore)
    for (const [secondScore, secondChance] of second) {
      const [homeMore, awayMore] = goalsOf(secondScore)
      const [h, a] = [homeHalf + homeMore, awayHalf + awayMore]
      const chance = halfChance * secondChance
      add(full, `${h}:${a}`, chance)
      add(halfFull, `${sideOf(homeHalf, awayHalf)}/${sideOf(h, a)}`, chance)
    }
  }
  return { full, half, halfFull }
}

function goalsOf(score: string): [number, number] {
  const [home = 0, away = 0] = score.split(':').map(Number)
  return [home, away]
}

const sideOf = (home: number, away: number) => (home > away ? '1' : home === away ? 'X' : '2')

/** `other` holds every score without an outcome of its own. */
function correctScoreMarket(scores: ReadonlyMap<string, number>): DemoMarket {
  const listed = new Set(findMarketType(45)?.outcomes.map(({ key }) => key))
  let other = 0
  for (const [score, chance] of scores) if (!listed.has(score)) other += chance
  return market(45, MARGINS.manyWay, (key) => (key === 'other' ? other : (scores.get(key) ?? 0)))
}
