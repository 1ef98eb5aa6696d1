/** Counts beside the score: corners, cards, kills, finishers. */
import type { MatchFacts, PeriodStatistics, Score } from '../model/match_facts.ts'
import type { ScoreBasis } from '../model/market_type.ts'

/** A yellow card counts 1, a red one 2 (rules 3.4). */
function bookings(yellow: Score | undefined, red: Score | undefined): Score | null {
  if (!yellow || !red) return null
  return [yellow[0] + 2 * red[0], yellow[1] + 2 * red[1]]
}

function ofPeriod(facts: MatchFacts, period: string, name: keyof PeriodStatistics): Score | null {
  return facts.statistics?.[period]?.[name] ?? null
}

/** Corners of the second half: the match's less the first half's, or a count of their own. */
function cornersSecondHalf(facts: MatchFacts): Score | null {
  const first = ofPeriod(facts, '1', 'corners')
  if (!facts.corners || !first) return ofPeriod(facts, '2', 'corners')
  return [facts.corners[0] - first[0], facts.corners[1] - first[1]]
}

/** The count of a basis that is not a score; null when the facts do not give it. `period` comes from the specifier. */
export function statisticFor(
  basis: ScoreBasis,
  facts: MatchFacts,
  period: number | null
): Score | null {
  const first = facts.statistics?.['1']
  switch (basis) {
    case 'corners':
      return facts.corners ?? null
    case 'cornersFirstHalf':
      return first?.corners ?? null
    case 'cornersSecondHalf':
      return cornersSecondHalf(facts)
    case 'bookings':
      return bookings(facts.yellowCards, facts.redCards)
    case 'bookingsFirstHalf':
      return bookings(first?.yellowCards, first?.redCards)
    case 'redCards':
      return facts.redCards ?? null
    case 'redCardsFirstHalf':
      return first?.redCards ?? null
    case 'kills':
      return period === null ? null : ofPeriod(facts, String(period), 'kills')
    case 'finishers':
      return facts.finishers === undefined ? null : [facts.finishers, 0]
    default:
      return null
  }
}
