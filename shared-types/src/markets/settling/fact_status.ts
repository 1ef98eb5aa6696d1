/** What the way a match ended means for its markets: the matrix of betting-rules 3.5 in one place. */
import { SPORT_IDS } from '../../catalogue/sports.ts'
import type { RuleInput } from './apply_rule.ts'
import type { MatchFacts } from '../facts/match_facts.ts'
import type { MarketType, ScoreBasis } from '../model/market_type.ts'
import { neededFacts } from '../facts/needed_facts.ts'
import { numberedPeriods, periodNumber, scoreFor } from '../scores/score_for.ts'

export interface FactTreatment {
  /** `none`: no market is settled on the score. `decided`: only those the score so far has decided. `all`: every one. */
  settle: 'none' | 'decided' | 'all'
  /** What becomes of a market that is not settled: stake back, or it waits for more facts. */
  otherwise: 'void' | 'wait'
}

const FINAL: FactTreatment = { settle: 'all', otherwise: 'wait' }
const ALL_VOID: FactTreatment = { settle: 'none', otherwise: 'void' }
const DECIDED_STAND: FactTreatment = { settle: 'decided', otherwise: 'void' }

const REGULATION_INNINGS = 9
const MONEYLINE_INNINGS = 5

/**
 * - ended, after overtime or penalties: all by the score; what the facts lack waits.
 * - awarded: all void, or by the recorded score when the policy says `score`; what that lacks (halves) is void.
 * - walkover: all void.
 * - retired, cancelled, abandoned: decided markets stand, the others are void.
 * - postponed, interrupted: decided markets stand, the others wait, until the wait is over (`waitsUntil`); then they are
 *   void.
 */
export function factTreatment(sportId: number, type: MarketType, facts: MatchFacts): FactTreatment {
  switch (facts.status) {
    case 'ended':
    case 'after_ot':
    case 'after_pen':
      return (sportId === SPORT_IDS.baseball && shortenedGame(type, facts)) || FINAL
    case 'awarded':
      return facts.awardedPolicy === 'score' ? { settle: 'all', otherwise: 'void' } : ALL_VOID
    case 'walkover':
      return ALL_VOID
    case 'abandoned':
      return (sportId === SPORT_IDS.baseball && shortenedGame(type, facts)) || DECIDED_STAND
    case 'retired':
    case 'cancelled':
      return DECIDED_STAND
    case 'postponed':
    case 'interrupted':
      return { settle: 'decided', otherwise: facts.isWaitOver ? 'void' : 'wait' }
  }
}

/**
 * Baseball: the winner is official after 5 innings, run line and total need 9; facts without innings say nothing about a
 * shortened game. An inning that home need not play counts as played. One abandoned later than that is no shorter for the
 * winner; a level score is still void.
 */
function shortenedGame(type: MarketType, facts: MatchFacts): FactTreatment | null {
  const innings = numberedPeriods(facts).length
  const isCutShort = innings < REGULATION_INNINGS || facts.status === 'abandoned'
  if (innings === 0 || !isCutShort) return null
  const isMoneyline =
    type.rule === 'winner' && type.basisBySport[SPORT_IDS.baseball] === 'withOvertime'
  return isMoneyline && innings >= MONEYLINE_INNINGS
    ? { settle: 'all', otherwise: 'void' }
    : DECIDED_STAND
}

const PLAYED: ReadonlySet<string> = new Set(['ended', 'after_ot', 'after_pen'])

type Pairs = Readonly<Record<string, string>>

/** Whether the part of the match that a basis reads was played to its end, even if the match was not. */
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

/** The next one has begun, or as many sets are won; where the match ended, every period that is there. */
function isPeriodComplete(number: number, sportId: number, facts: MatchFacts): boolean {
  if (!facts.periods[number]) return false
  if (PLAYED.has(facts.status) || facts.periods[number + 1] || facts.periods['ot']) return true
  const { periodKind } = neededFacts(sportId)
  const isInSets = periodKind === 'set' || periodKind === 'map'
  return isInSets && facts.fullTime !== undefined && number <= facts.fullTime[0] + facts.fullTime[1]
}

/**
 * Whether a match that ended never came to the part that a market is about: a fourth set, overtime, a shoot-out. Such a
 * market is void (betting-rules 3.5, Volleyball).
 */
export function isNotPlayed({ basis, sportId, facts, pairs }: RuleInput): boolean {
  if (!PLAYED.has(facts.status)) return false
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
