/**
 * Warns staff about a result whose sets cannot have ended like that. A warning only, because real matches are sometimes
 * odd.
 */
import { SPORT_IDS } from '../../catalogue/sports.ts'
import type { MatchFacts, Score } from '../model/match_facts.ts'
import { numberedPeriods } from '../scores/score_for.ts'

const PLAYED: ReadonlySet<string> = new Set(['ended', 'after_ot', 'after_pen'])
const VOLLEYBALL_SETS = 5

/**
 * Names of the facts (such as `periods.3`) of sets of tennis, volleyball and table tennis whose scores are not final
 * ones.
 */
export function unlikelySets(sportId: number, facts: MatchFacts): string[] {
  const canEnd = rules[sportId]
  if (!canEnd) return []
  const sets = numberedPeriods(facts)
  // the last set of a match that was broken off need not have ended
  const ended = PLAYED.has(facts.status) ? sets : sets.slice(0, -1)
  return ended.flatMap((score, index) => {
    const isLast = index === sets.length - 1
    return canEnd(score, { number: index + 1, isLast, facts }) ? [] : [`periods.${index + 1}`]
  })
}

interface Place {
  number: number
  isLast: boolean
  facts: MatchFacts
}

const rules: Readonly<Record<number, (score: Score, place: Place) => boolean>> = {
  [SPORT_IDS.tennis]: tennisSet,
  [SPORT_IDS.volleyball]: (score, { number }) =>
    isWonTo(number === VOLLEYBALL_SETS ? 15 : 25, score),
  [SPORT_IDS.tableTennis]: (score) => isWonTo(11, score),
}

/** The winner has the target and two points more than the loser, and the set ended there. */
function isWonTo(target: number, [home, away]: Score): boolean {
  const [most, least] = [Math.max(home, away), Math.min(home, away)]
  return most === target ? most - least >= 2 : most > target && most - least === 2
}

/** The last set may be played on without a tie-break, or be a match tie-break. */
function tennisSet([home, away]: Score, { isLast, facts }: Place): boolean {
  const [most, least] = [Math.max(home, away), Math.min(home, away)]
  if (most === 6) return least <= 4
  if (most === 7) return least === 5 || least === 6
  if (!isLast) return false
  if (facts.hasMatchTieBreak && ((most === 1 && least === 0) || isWonTo(10, [home, away]))) {
    return true
  }
  return most > 7 && most - least === 2
}
