/** Results of outcomes. */
import type { OutcomeResult } from '../../model/outcome_result.ts'

export const won = (isWon: boolean): OutcomeResult => (isWon ? 'won' : 'lost')

/** The result of the outcome `yes` or `no`. */
export const yesNo = (outcomeKey: string, isYes: boolean): OutcomeResult =>
  won(outcomeKey === (isYes ? 'yes' : 'no'))

/** For a market in which only the listed keys can win: when it lacks the key that came about, the stake is returned. */
export const among = (
  outcomeKey: string,
  actual: string,
  listed: readonly string[]
): OutcomeResult => (listed.includes(actual) ? won(outcomeKey === actual) : 'void')
