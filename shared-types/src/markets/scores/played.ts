/** Parts of a match that were played, and played to their end. */
import { isInHalves, neededFacts } from '../model/needed_facts.ts'
import type { MatchFacts } from '../model/match_facts.ts'
import type { RuleInput, ScoreBasis } from '../model/market_type.ts'
import { numberedPeriods, periodNumber, scoreFor } from './score_for.ts'
import { scoresRead } from './scores_read.ts'

const PLAYED: ReadonlySet<string> = new Set(['ended', 'after_ot', 'after_pen'])

/** Whether the match was played to its end, and not stopped, called off or decided at a table. */
export const wasPlayed = ({ status }: MatchFacts): boolean => PLAYED.has(status)

type Pairs = Readonly<Record<string, string>>

/** Scores that are those of numbered periods, or that compare them. */
const OF_PERIODS: ReadonlySet<ScoreBasis> = new Set(['bestPeriod', 'highestPeriod', 'periodsWon'])

const readsPeriods = (input: RuleInput): boolean =>
  scoresRead(input).some(
    (basis) => OF_PERIODS.has(basis) || periodNumber(basis, input.pairs) !== null
  )

/** Whether the part of the match that a basis reads was played to its end, even when the match was not. */
export function isComplete(
  basis: ScoreBasis,
  sportId: number,
  facts: MatchFacts,
  pairs: Pairs
): boolean {
  const number = periodNumber(basis, pairs)
  if (number !== null) return isPeriodComplete(number, sportId, facts)
  switch (basis) {
    case 'firstHalf':
    case 'firstHalfRest':
    case 'cornersFirstHalf':
    case 'bookingsFirstHalf':
    case 'redCardsFirstHalf':
      return scoreFor('firstHalf', sportId, facts) !== null
    case 'firstFive':
      return isPeriodComplete(5, sportId, facts)
    case 'innings':
      return isPeriodComplete(Number(pairs['to']), sportId, facts)
    case 'minutes':
      return Number(pairs['to']) <= 45 && scoreFor('firstHalf', sportId, facts) !== null
    default:
      return false
  }
}

/** Whether a period is complete: the next one has begun, the set is won, or the match has ended. */
function isPeriodComplete(number: number, sportId: number, facts: MatchFacts): boolean {
  if (!facts.periods[number]) return false
  if (wasPlayed(facts) || facts.periods[number + 1] || facts.periods['ot']) return true
  const { periodKind } = neededFacts(sportId)
  const isInSets = periodKind === 'set' || periodKind === 'map'
  return isInSets && facts.fullTime !== undefined && number <= facts.fullTime[0] + facts.fullTime[1]
}

/**
 * Whether a match ended without the part that a market is about: such as a fourth set, overtime or a shoot-out. Such a
 * market is void (rules 3.6), and so is one on quarters of a match that was played in halves.
 */
export function isNotPlayed(input: RuleInput): boolean {
  const { basis, sportId, facts, pairs } = input
  if (isInHalves(neededFacts(sportId), facts) && readsPeriods(input)) return true
  if (!wasPlayed(facts)) return false
  const periods = numberedPeriods(facts).length
  const number = periodNumber(basis, pairs)
  if (number !== null && periods > 0) {
    if (basis === 'tieBreak') return facts.tieBreaks?.[number] === undefined && number <= periods
    const { periodKind } = neededFacts(sportId)
    return (periodKind === 'set' || periodKind === 'map') && number > periods
  }
  if (basis === 'overtime') return facts.status === 'ended' && !facts.periods['ot']
  return basis === 'shootout' && facts.status !== 'after_pen' && !facts.periods['pen']
}
