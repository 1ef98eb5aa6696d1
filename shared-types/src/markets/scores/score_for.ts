/** The score that a market reads from the facts of a match (rules 3.5). */
import { SPORT_IDS } from '../../catalogue/sports.ts'
import { isInHalves, neededFacts } from '../model/needed_facts.ts'
import type { MatchFacts, Score } from '../model/match_facts.ts'
import type { ScoreBasis } from '../model/market_type.ts'
import { parseScore } from '../model/specifier.ts'
import { statisticFor } from './statistics.ts'

type Pairs = Readonly<Record<string, string>>

/** Scores of the numbered periods `1`, `2`, ..., without overtime and shoot-out. */
export function numberedPeriods(facts: MatchFacts): Score[] {
  return Object.keys(facts.periods)
    .filter((key) => /^\d+$/.test(key))
    .sort((a, b) => Number(a) - Number(b))
    .map((key) => facts.periods[key])
    .filter((score) => score !== undefined)
}

export const isSameScore = (a: Score, b: Score): boolean => a[0] === b[0] && a[1] === b[1]

export function sumScores(scores: readonly Score[]): Score {
  let home = 0
  let away = 0
  for (const score of scores) {
    home += score[0]
    away += score[1]
  }
  return [home, away]
}

function setsWon(sets: readonly Score[]): Score {
  return sumScores(sets.map(([home, away]) => [home > away ? 1 : 0, away > home ? 1 : 0]))
}

function minus(a: Score, b: Score): Score {
  return [a[0] - b[0], a[1] - b[1]]
}

function regular(facts: MatchFacts): Score | null {
  if (facts.fullTime) return facts.fullTime
  const periods = numberedPeriods(facts)
  return periods.length > 0 ? sumScores(periods) : null
}

function withOvertime(sportId: number, facts: MatchFacts): Score | null {
  const base = regular(facts)
  if (base === null) return null
  // overtime after a regulation that was not level decides who goes through, so bets do not count it
  if (sportId === SPORT_IDS.basketball && base[0] !== base[1]) return base
  const parts: Score[] = [base]
  if (facts.periods['ot']) parts.push(facts.periods['ot'])
  // a shoot-out adds one goal to its winner and to the total
  if (facts.periods['pen']) parts.push(setsWon([facts.periods['pen']]))
  return sumScores(parts)
}

const isInQuarters = (sportId: number, facts: MatchFacts): boolean =>
  sportId === SPORT_IDS.basketball && !isInHalves(neededFacts(sportId), facts)

function firstHalf(sportId: number, facts: MatchFacts): Score | null {
  if (facts.halfTime) return facts.halfTime
  if (isInQuarters(sportId, facts)) return rangeOf(facts, 1, 2, facts.periods['3'])
  // the first period counts as the whole first half only once the second has begun
  return facts.periods['2'] ? (facts.periods['1'] ?? null) : null
}

function secondHalf(sportId: number, facts: MatchFacts): Score | null {
  const [full, half] = [facts.fullTime, firstHalf(sportId, facts)]
  if (full && half) return minus(full, half)
  if (isInQuarters(sportId, facts)) return rangeOf(facts, 3, 4, facts.periods['4'])
  return facts.periods['2'] ?? null
}

/**
 * The sum of periods `from` to `to`; null unless `proof`, a fact that shows that these periods were played, is known.
 */
function rangeOf(facts: MatchFacts, from: number, to: number, proof: unknown): Score | null {
  const scores: Score[] = []
  for (let number = from; number <= to; number++) {
    const score = facts.periods[number]
    if (score) scores.push(score)
  }
  return proof && scores.length === to - from + 1 ? sumScores(scores) : null
}

/** Games of a set or points of a period; a match tie-break is one game, whatever its points. */
export function periodScores(facts: MatchFacts): Score[] {
  const periods = numberedPeriods(facts)
  const last = periods.at(-1)
  if (facts.hasMatchTieBreak !== true || !last) return periods
  return [...periods.slice(0, -1), setsWon([last])]
}

const PERIOD_NUMBERS = ['periodnr', 'quarternr', 'setnr', 'gamenr', 'inningnr', 'mapnr'] as const

/** The number of the period that a basis reads: fixed, or from the specifier; null for any other basis. */
export function periodNumber(basis: ScoreBasis, pairs: Pairs): number | null {
  if (basis.startsWith('period:')) return Number(basis.slice('period:'.length))
  if (basis !== 'period' && basis !== 'tieBreak' && basis !== 'kills') return null
  const name = PERIOD_NUMBERS.find((candidate) => pairs[candidate] !== undefined)
  return name === undefined ? null : Number(pairs[name])
}

/** Goals from one minute to another, both included. */
function inMinutes(facts: MatchFacts, pairs: Pairs): Score | null {
  const { goals } = facts
  if (!goals || goals.some((goal) => goal.minute === undefined)) return null
  const inside = goals.filter(
    ({ minute = 0, period }) =>
      period !== 'ot' && minute >= Number(pairs['from']) && minute <= Number(pairs['to'])
  )
  const home = inside.filter((goal) => goal.side === 'home').length
  return [home, inside.length - home]
}

function rest(score: Score | null, pairs: Pairs): Score | null {
  const from = parseScore(pairs['score'] ?? '')
  return score && from && score[0] >= from[0] && score[1] >= from[1] ? minus(score, from) : null
}

/** Sets that went on beyond their target: 25 points, 15 in the fifth set of volleyball, 11 in table tennis. */
function extraPointSets(sportId: number, facts: MatchFacts): Score {
  const target = (index: number) =>
    sportId === SPORT_IDS.volleyball ? (index === 4 ? 15 : 25) : 11
  const count = numberedPeriods(facts).filter((set, index) => Math.max(...set) > target(index))
  return [count.length, 0]
}

function bestOf(periods: readonly Score[]): Score {
  return [Math.max(...periods.map(([home]) => home)), Math.max(...periods.map(([, away]) => away))]
}

/** The sets without the one in progress when the match was stopped, which nobody has won. */
function finished(facts: MatchFacts, sets: readonly Score[]): readonly Score[] {
  const isWhole = ['ended', 'after_ot', 'after_pen'].includes(facts.status)
  return isWhole ? sets : sets.slice(0, -1)
}

/** Whether a tennis set was won to nil, such as 6:0; an unfinished set at 2:0 was not. */
const isToNil = (set: Score) => Math.min(...set) === 0 && Math.max(...set) >= 6

/** The score of a basis, or null when the facts do not give it. `pairs` are those of the market's specifier. */
export function scoreFor(
  basis: ScoreBasis,
  sportId: number,
  facts: MatchFacts,
  pairs: Pairs = {}
): Score | null {
  const periods = numberedPeriods(facts)
  const ofPeriods = (read: (scores: readonly Score[]) => Score) =>
    periods.length > 0 ? read(periods) : null
  switch (basis) {
    case 'regular':
      return regular(facts)
    case 'withOvertime':
      return withOvertime(sportId, facts)
    case 'firstHalf':
      return firstHalf(sportId, facts)
    case 'secondHalf':
      return secondHalf(sportId, facts)
    case 'secondHalfWithOvertime': {
      const half = secondHalf(sportId, facts)
      return half && sumScores([half, facts.periods['ot'] ?? [0, 0]])
    }
    case 'overtime':
      return facts.periods['ot'] ?? null
    case 'shootout':
      return facts.periods['pen'] ?? null
    case 'sets':
      return facts.fullTime ?? ofPeriods((sets) => setsWon(finished(facts, sets)))
    case 'points':
      return periods.length > 0 ? sumScores(periodScores(facts)) : null
    case 'periodsWon':
      return ofPeriods(setsWon)
    case 'bestPeriod':
      return ofPeriods(bestOf)
    case 'bestHalf': {
      const [first, second] = [firstHalf(sportId, facts), secondHalf(sportId, facts)]
      return first && second ? bestOf([first, second]) : null
    }
    case 'highestPeriod':
      return ofPeriods((all) => [Math.max(...all.map(([home, away]) => home + away)), 0])
    case 'firstFive':
      return rangeOf(facts, 1, 5, facts.periods['5'])
    case 'innings':
      return rangeOf(facts, Number(pairs['from']), Number(pairs['to']), true)
    case 'minutes':
      return inMinutes(facts, pairs)
    case 'rest':
      return rest(regular(facts), pairs)
    case 'firstHalfRest':
      return rest(firstHalf(sportId, facts), pairs)
    case 'extraPointSets':
      return ofPeriods(() => extraPointSets(sportId, facts))
    case 'anySetToNil':
      return ofPeriods((sets) => [sets.filter(isToNil).length, 0])
    case 'tieBreak':
      return facts.tieBreaks?.[periodNumber(basis, pairs) ?? ''] ?? null
    default: {
      const number = periodNumber(basis, pairs)
      if (number === null || basis === 'kills') return statisticFor(basis, facts, number)
      return periodScores(facts)[number - 1] ?? null
    }
  }
}
