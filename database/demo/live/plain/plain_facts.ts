/** The result of a match in a sport without a live model, drawn from the model that made its prices. */
import type { MatchFacts, Score } from '@grandstand/shared-types/markets/model/match_facts'
import { handballGoals } from '../../models/handball.ts'
import { baseballRuns } from '../../models/points.ts'
import { esportsMapChance } from '../../models/sets.ts'
import { bell } from '../../random.ts'
import type { Rating } from '../../types.ts'
import { between, untilNext } from '../shared/course.ts'

export const PLAIN_SPORTS = ['handball', 'baseball', 'esports'] as const
export type PlainSportKey = (typeof PLAIN_SPORTS)[number]

interface Sides {
  home: Rating
  away: Rating
  level: number
}
type Draw = (random: () => number, sides: Sides) => MatchFacts

const INNINGS = 9
const MAPS_TO_WIN = 2
const ROUNDS_TO_WIN = 13

const DRAWS: Readonly<Record<PlainSportKey, Draw>> = {
  handball(random, { home, away, level }) {
    const means = handballGoals(home, away, level)
    const margin = means.margin + bell(random) * means.marginDeviation
    const total = means.total + bell(random) * means.totalDeviation
    const fullTime = pair((side) => Math.max(0, Math.round((total + side * margin) / 2)))
    const halfTime = pair((_, index) =>
      Math.round((fullTime[index] ?? 0) * (0.42 + random() * 0.16))
    )
    const second = pair((_, index) => (fullTime[index] ?? 0) - (halfTime[index] ?? 0))
    return { status: 'ended', periods: { 1: halfTime, 2: second }, fullTime, halfTime }
  },

  baseball(random, { home, away, level }) {
    const means = baseballRuns(home, away, level)
    const inning = (): Score => [
      countOf(random, means.home / INNINGS),
      countOf(random, means.away / INNINGS),
    ]
    const innings = Array.from({ length: INNINGS }, inning)
    const fullTime = pair((_, index) => innings.reduce((sum, runs) => sum + (runs[index] ?? 0), 0))
    const periods = Object.fromEntries(innings.map((runs, index) => [index + 1, runs]))
    if (fullTime[0] !== fullTime[1]) return { status: 'ended', periods, fullTime }
    const ot: Score = random() < means.home / (means.home + means.away) ? [1, 0] : [0, 1]
    return { status: 'after_ot', periods: { ...periods, ot }, fullTime }
  },

  esports(random, { home, away }) {
    const chance = esportsMapChance(home, away)
    const periods: Record<string, Score> = {}
    const won = { home: 0, away: 0 }
    for (let map = 1; Math.max(won.home, won.away) < MAPS_TO_WIN; map++) {
      const isHome = random() < chance
      won[isHome ? 'home' : 'away']++
      const loser = between(random, 3, ROUNDS_TO_WIN - 2)
      periods[map] = isHome ? [ROUNDS_TO_WIN, loser] : [loser, ROUNDS_TO_WIN]
    }
    return { status: 'ended', periods, fullTime: [won.home, won.away] }
  },
}

/** The same random numbers give the same facts; every market can be settled on them. */
export const plainFacts = (sport: PlainSportKey, random: () => number, sides: Sides): MatchFacts =>
  DRAWS[sport](random, sides)

/** `side` is 1 for home and -1 for away. */
const pair = (value: (side: 1 | -1, index: 0 | 1) => number): Score => [value(1, 0), value(-1, 1)]

/** The number of events in one inning, at a mean rate. */
function countOf(random: () => number, mean: number): number {
  let count = 0
  let at = untilNext(random, mean)
  while (at < 1) {
    count++
    at += untilNext(random, mean)
  }
  return count
}
