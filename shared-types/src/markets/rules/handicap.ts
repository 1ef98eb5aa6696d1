/** Asian handicap and two-way handicaps of other sports; the line belongs to home (betting-rules 3.4). */
import type { LegResult } from '../model/outcome_result.ts'
import type { Score } from '../facts/match_facts.ts'
import { byMargin } from './line.ts'

/** `lineQuarters`: -0.75 is -3. */
export function handicap(outcomeKey: string, [home, away]: Score, lineQuarters: number): LegResult {
  const margin = (home - away) * 4 + lineQuarters
  return byMargin(outcomeKey === 'home' ? margin : -margin)
}
