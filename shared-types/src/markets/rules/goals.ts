/** Both teams to score, which of them, clean sheet, odd or even (betting-rules 3.4). */
import type { LegResult } from '../model/outcome_result.ts'
import type { Competitor, Score } from '../facts/match_facts.ts'
import { amountOf } from './amount.ts'

const yesNo = (key: string, isYes: boolean): LegResult =>
  key === (isYes ? 'yes' : 'no') ? 'won' : 'lost'

export function bothTeamsToScore(outcomeKey: string, [home, away]: Score): LegResult {
  return yesNo(outcomeKey, home > 0 && away > 0)
}

/** `both`, `onlyHome`, `onlyAway`, `none`; a match without goals gives the stake back where `none` is no outcome. */
export function whichTeamsScore(
  outcomeKey: string,
  [home, away]: Score,
  listed: readonly string[]
): LegResult {
  const scorers =
    home > 0 ? (away > 0 ? 'both' : 'onlyHome') : away > 0 ? 'onlyAway' : ('none' as const)
  if (!listed.includes(scorers)) return 'void'
  return outcomeKey === scorers ? 'won' : 'lost'
}

/** The other side has not scored. */
export function cleanSheet(
  outcomeKey: string,
  score: Score,
  side: Competitor | undefined
): LegResult {
  return yesNo(outcomeKey, amountOf(score, side === 'home' ? 'away' : 'home') === 0)
}

/** Parity of the total, or of one side; 0 is even. */
export function oddEven(outcomeKey: string, count: number): LegResult {
  return outcomeKey === (count % 2 === 0 ? 'even' : 'odd') ? 'won' : 'lost'
}
