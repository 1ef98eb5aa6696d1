/** How a match's final status treats its markets: the table of rules 3.6. */
import { SPORT_IDS } from '../../catalogue/sports.ts'
import type { MatchFacts } from '../model/match_facts.ts'
import type { MarketType } from '../model/market_type.ts'
import { winner } from '../rules/result/winner.ts'
import { numberedPeriods } from '../scores/score_for.ts'

interface FactTreatment {
  /**
   * `none`: no market is settled on the score. `decided`: markets that are decided early are settled. `all`: every
   * market is settled.
   */
  settle: 'none' | 'decided' | 'all'
  /** A market that is not settled is void, or stays open until more facts come. */
  otherwise: 'void' | 'open'
}

const FINAL: FactTreatment = { settle: 'all', otherwise: 'open' }
const ALL_VOID: FactTreatment = { settle: 'none', otherwise: 'void' }
const DECIDED_STAND: FactTreatment = { settle: 'decided', otherwise: 'void' }

const REGULATION_INNINGS = 9
const MONEYLINE_INNINGS = 5

/**
 * - ended, after overtime or penalties: all are settled on the score; a market stays open while its facts are missing.
 * - awarded: all void, or by the recorded score when the policy says `score`; a market on a score that is missing
 *   (halves) is void.
 * - walkover: all void; of a race with a field what was decided before it stands (rules 19.10).
 * - retired, cancelled, abandoned: decided markets stand, the others are void.
 * - postponed, interrupted: decided markets stand, the others stay open until the carry over ends, then they are void.
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
      return facts.race ? DECIDED_STAND : ALL_VOID
    case 'abandoned':
      return (sportId === SPORT_IDS.baseball && shortenedGame(type, facts)) || DECIDED_STAND
    case 'retired':
    case 'cancelled':
      return DECIDED_STAND
    case 'postponed':
    case 'interrupted':
      return { settle: 'decided', otherwise: facts.isWaitOver ? 'void' : 'open' }
  }
}

/**
 * Baseball: the winner is official after 5 innings, run line and total need all that were scheduled, 9 or fewer; facts without innings cannot show a
 * shortened game. An inning that home need not play counts as played. A game abandoned later counts as whole for the
 * winner; with a level score the winner market is void. A game that a mercy rule ended counts as whole where the house says so.
 */
function shortenedGame(type: MarketType, facts: MatchFacts): FactTreatment | null {
  const innings = numberedPeriods(facts).length
  const isCutShort =
    innings < (facts.scheduledPeriods ?? REGULATION_INNINGS) || facts.status === 'abandoned'
  if (innings === 0 || !isCutShort) return null
  if (facts.mercyPolicy === 'score') return { settle: 'all', otherwise: 'void' }
  const isMoneyline =
    type.rule === winner && type.basisBySport[SPORT_IDS.baseball] === 'withOvertime'
  return isMoneyline && innings >= MONEYLINE_INNINGS
    ? { settle: 'all', otherwise: 'void' }
    : DECIDED_STAND
}
