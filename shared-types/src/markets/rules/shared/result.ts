/** From a yes or no to the result of an outcome. */
import type { OutcomeResult } from '../../model/outcome_result.ts'

export const won = (isWon: boolean): OutcomeResult => (isWon ? 'won' : 'lost')

/** The result of `yes` or `no`. */
export const yesNo = (outcomeKey: string, isYes: boolean): OutcomeResult =>
  won(outcomeKey === (isYes ? 'yes' : 'no'))

/** Only the listed keys can win: a market without the key that came about gives the stake back. */
export const among = (
  outcomeKey: string,
  actual: string,
  listed: readonly string[]
): OutcomeResult => (listed.includes(actual) ? won(outcomeKey === actual) : 'void')
