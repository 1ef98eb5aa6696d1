/** The score a market reads, drawn from the facts of a match (betting-rules 3.5). */
import { SPORT_IDS } from '../sports.ts'
import type { MatchFacts, Score } from './facts.ts'
import type { ScoreBasis } from './market_type.ts'

/** Periods by number: `1`, `2`, ...; overtime and shoot-out have names. */
export function numberedPeriods(facts: MatchFacts): Score[] {
  return Object.keys(facts.periods)
    .filter((key) => /^\d+$/.test(key))
    .sort((a, b) => Number(a) - Number(b))
    .map((key) => facts.periods[key])
    .filter((score) => score !== undefined)
}

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

function regular(facts: MatchFacts): Score | null {
  if (facts.fullTime) return facts.fullTime
  const periods = numberedPeriods(facts)
  return periods.length > 0 ? sumScores(periods) : null
}

function withOvertime(sportId: number, facts: MatchFacts): Score | null {
  const base = regular(facts)
  if (base === null) return null
  // overtime after a regulation that is not level decides who qualifies, not the bet
  if (sportId === SPORT_IDS.basketball && base[0] !== base[1]) return base
  const parts: Score[] = [base]
  if (facts.periods['ot']) parts.push(facts.periods['ot'])
  // a shoot-out adds one goal to its winner and to the total
  if (facts.periods['pen']) parts.push(setsWon([facts.periods['pen']]))
  return sumScores(parts)
}

function firstHalf(facts: MatchFacts): Score | null {
  if (facts.halfTime) return facts.halfTime
  // a first period counts as the whole half only once the second has begun
  return facts.periods['2'] ? (facts.periods['1'] ?? null) : null
}

/** The score for a basis, or null when the facts do not give it. */
export function scoreFor(basis: ScoreBasis, sportId: number, facts: MatchFacts): Score | null {
  const periods = numberedPeriods(facts)
  switch (basis) {
    case 'regular':
      return regular(facts)
    case 'withOvertime':
      return withOvertime(sportId, facts)
    case 'firstHalf':
      return firstHalf(facts)
    case 'sets':
      return facts.fullTime ?? (periods.length > 0 ? setsWon(periods) : null)
    case 'points':
      return periods.length > 0 ? sumScores(periods) : null
  }
}
