/** A margin against a line, in whole quarters, for over/under and Asian handicap (rules 3.3). */
import type { OutcomeResult } from './outcome_result.ts'

/**
 * A quarter line is two half stakes on the lines beside it, so a margin of one quarter wins or loses half. A margin of
 * 0 returns the stake; any other margin wins or loses the whole stake.
 */
export function byMargin(marginQuarters: number): OutcomeResult {
  if (marginQuarters === 0) return 'void'
  if (marginQuarters === 1) return 'halfWon'
  if (marginQuarters === -1) return 'halfLost'
  return marginQuarters > 0 ? 'won' : 'lost'
}
