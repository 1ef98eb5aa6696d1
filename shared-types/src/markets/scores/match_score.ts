/** The announced score of a match, with its parts. */
import type { Competitor, MatchFacts, Score } from '../model/match_facts.ts'
import { neededFacts } from '../model/needed_facts.ts'
import { scoreFor, sumScores } from './score_for.ts'
import { SPORT_IDS } from '../../catalogue/sports.ts'

export interface MatchScore {
  /** The score with overtime; in sports that count sets, maps or finishing positions, these. */
  final: Score
  /** The score at the end of regulation; null unless overtime or a shoot-out followed. */
  regulation: Score | null
  /** The score of overtime or extra innings alone. */
  overtime: Score | null
  /** The score of the shoot-out alone. */
  penalties: Score | null
  winner: Competitor | null
}

/** Ice hockey adds one goal to the winner of a shoot-out; other sports announce the shoot-out beside the score. */
const COUNTS_SHOOTOUT: ReadonlySet<number> = new Set([SPORT_IDS.iceHockey])

/** The announced score; null where the facts have no score, as after a walkover. */
export function matchScore(sportId: number, facts: MatchFacts): MatchScore | null {
  const counts = neededFacts(sportId).fullTime
  const regulation = scoreFor(counts === 'setsWon' ? 'sets' : 'regular', sportId, facts)
  if (!regulation) return null
  const overtime = facts.periods['ot'] ?? null
  const penalties = facts.periods['pen'] ?? null
  const parts = [regulation]
  if (overtime) parts.push(overtime)
  if (penalties && COUNTS_SHOOTOUT.has(sportId)) parts.push(pointOfWinner(penalties))
  const final = sumScores(parts)
  return {
    final,
    regulation: overtime || penalties ? regulation : null,
    overtime,
    penalties,
    winner: winnerOf(counts === 'positions', final, penalties) ?? facts.winner ?? null,
  }
}

function winnerOf(isRace: boolean, final: Score, penalties: Score | null): Competitor | null {
  // the lower position wins; 0 is a racer who did not finish
  if (isRace) return sideAhead([final[1] || Infinity, final[0] || Infinity])
  return sideAhead(final) ?? (penalties && sideAhead(penalties))
}

function sideAhead([home, away]: Score): Competitor | null {
  if (home === away) return null
  return home > away ? 'home' : 'away'
}

const pointOfWinner = (score: Score): Score => {
  const winner = sideAhead(score)
  return [winner === 'home' ? 1 : 0, winner === 'away' ? 1 : 0]
}
