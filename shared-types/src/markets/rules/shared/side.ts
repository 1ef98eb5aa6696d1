/** The side that is ahead, in the words of outcome keys. */
import type { Competitor, Score } from '../../model/match_facts.ts'

export type Side = '1' | 'X' | '2'

export function sideOf([home, away]: Score): Side {
  if (home > away) return '1'
  return home === away ? 'X' : '2'
}

/** The side that is ahead; null when the score is level or unknown. */
export function leader(score: Score | null): Competitor | null {
  if (!score || sideOf(score) === 'X') return null
  return sideOf(score) === '1' ? 'home' : 'away'
}
