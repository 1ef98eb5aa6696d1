/** Goals, corners and cards in order, within the part of the match that a market is about. */
import type { Incident, MatchFacts, Score } from '../model/match_facts.ts'
import type { ScoreBasis, Sequence } from '../model/market_type.ts'
import { isSameScore, periodNumber } from './score_for.ts'

type Pairs = Readonly<Record<string, string>>

interface Course {
  /** Incidents in order; null when the facts have no order, or an order that contradicts the count. */
  incidents: readonly Incident[] | null
  /** The number of incidents of each side; null when it is unknown. */
  count: Score | null
}

const NAMES = { goals: 'goals', corners: 'cornerOrder', bookings: 'bookingOrder' } as const

/** The incidents in the part of the match that `basis` names, with their count. `read` gives the scores. */
export function courseOf(
  sequence: Sequence,
  basis: ScoreBasis,
  facts: MatchFacts,
  pairs: Pairs,
  read: (basis: ScoreBasis) => Score | null
): Course {
  const inside = facts[NAMES[sequence]]?.filter(isInside(basis, pairs)) ?? null
  const incidents = inside && withShootoutGoal(inside, sequence, basis, facts)
  const count = sequence === 'bookings' ? cardsIn(basis, facts) : read(basis)
  const fits = incidents === null || count === null || isSameScore(countOf(incidents), count)
  return { incidents: fits ? incidents : null, count: count ?? (incidents && countOf(incidents)) }
}

function isInside(basis: ScoreBasis, pairs: Pairs): (incident: Incident) => boolean {
  const number = periodNumber(basis, pairs)
  if (number !== null) return ({ period }) => period === String(number)
  switch (basis) {
    case 'withOvertime':
      return () => true
    case 'overtime':
      return ({ period }) => period === 'ot'
    case 'firstHalf':
    case 'cornersFirstHalf':
      return ({ period }) => period === '1'
    case 'secondHalf':
      return ({ period }) => period === '2'
    case 'minutes':
      return ({ period, minute = 0 }) =>
        period !== 'ot' && minute >= Number(pairs['from']) && minute <= Number(pairs['to'])
    default:
      return ({ period }) => period !== 'ot'
  }
}

/** A shoot-out counts as one goal, the last. */
function withShootoutGoal(
  incidents: readonly Incident[],
  sequence: Sequence,
  basis: ScoreBasis,
  facts: MatchFacts
): readonly Incident[] {
  const shootout = facts.periods['pen']
  if (sequence !== 'goals' || basis !== 'withOvertime' || !shootout) return incidents
  return [...incidents, { side: shootout[0] > shootout[1] ? 'home' : 'away', period: 'pen' }]
}

/** The number of cards, each counted once, red or yellow. */
function cardsIn(basis: ScoreBasis, facts: MatchFacts): Score | null {
  const { yellowCards, redCards } = basis === 'firstHalf' ? (facts.statistics?.['1'] ?? {}) : facts
  if (!yellowCards || !redCards) return null
  return [yellowCards[0] + redCards[0], yellowCards[1] + redCards[1]]
}

/** The number of incidents of each side. */
export function countOf(incidents: readonly Incident[]): Score {
  const home = incidents.filter(({ side }) => side === 'home').length
  return [home, incidents.length - home]
}
