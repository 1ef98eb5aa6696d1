/** What the way a match ended means for its markets: the matrix of betting-rules 3.5 in one place. */
import { SPORT_IDS } from '../sports.ts'
import type { MatchFacts } from './facts.ts'
import type { MarketType } from './market_type.ts'
import { numberedPeriods } from './score_basis.ts'

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
 * - retired, cancelled, abandoned, postponed: decided markets stand, the others are void. The hours a site waits for a
 *   postponed or abandoned match pass before such facts are entered.
 * - interrupted: decided markets stand, the others wait.
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
    case 'postponed':
      return DECIDED_STAND
    case 'interrupted':
      return { settle: 'decided', otherwise: 'wait' }
  }
}

/**
 * Baseball: the winner is official after 5 innings, run line and total need 9; facts without innings say nothing about a
 * shortened game. An inning that home need not play counts as played.
 */
function shortenedGame(type: MarketType, facts: MatchFacts): FactTreatment | null {
  const innings = numberedPeriods(facts).length
  if (innings === 0 || innings >= REGULATION_INNINGS) return null
  return type.rule === 'winner' && innings >= MONEYLINE_INNINGS
    ? { settle: 'all', otherwise: 'void' }
    : DECIDED_STAND
}
