/** Random plausible results, for the sports of the demo's past week. */
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sport_ids'
import type { MatchFacts, Score } from '@grandstand/shared-types/markets/model/match_facts'

type Random = () => number

const between = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1))

const plus = (a: Score, b: Score): Score => [a[0] + b[0], a[1] + b[1]]

/** Most goals of a side in one half fall to 0 and 1. */
const goals = (random: Random): number => Math.max(0, between(random, -1, 2))

function soccer(random: Random): MatchFacts {
  const [first, second]: Score[] = [
    [goals(random), goals(random)],
    [goals(random), goals(random)],
  ]
  return inHalves(first ?? [0, 0], second ?? [0, 0])
}

function handball(random: Random): MatchFacts {
  const half = (): Score => [between(random, 10, 18), between(random, 10, 18)]
  return inHalves(half(), half())
}

const inHalves = (first: Score, second: Score): MatchFacts => ({
  status: 'ended',
  periods: { 1: first, 2: second },
  halfTime: first,
  fullTime: plus(first, second),
})

function basketball(random: Random): MatchFacts {
  const quarters = Array.from({ length: 4 }, (): Score => [
    between(random, 15, 29),
    between(random, 15, 29),
  ])
  const [home, away] = quarters.reduce(plus)
  // a level match goes on until the last basket, which is the home side's
  const last: Score = home === away ? [1, 0] : [0, 0]
  const played = quarters.map((quarter, index) => (index === 3 ? plus(quarter, last) : quarter))
  return {
    status: 'ended',
    periods: Object.fromEntries(played.map((quarter, index) => [index + 1, quarter])),
    halfTime: played.slice(0, 2).reduce(plus),
    fullTime: played.reduce(plus),
  }
}

const FACTS: ReadonlyMap<number, (random: Random) => MatchFacts> = new Map([
  [SPORT_IDS.soccer, soccer],
  [SPORT_IDS.handball, handball],
  [SPORT_IDS.basketball, basketball],
])

/** Sports for which `resultOf` has a result. */
export const PLAYED_SPORTS: ReadonlySet<number> = new Set(FACTS.keys())

/** Throws an Error for another sport. */
export function resultOf(sportId: number, random: Random): MatchFacts {
  const facts = FACTS.get(sportId)
  if (!facts) throw new Error(`the demo has no results of sport ${sportId}`)
  return facts(random)
}
