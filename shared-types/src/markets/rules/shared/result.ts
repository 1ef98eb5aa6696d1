/** From a yes or no to the result of an outcome. */
import type { LegResult } from '../../model/outcome_result.ts'

export const won = (isWon: boolean): LegResult => (isWon ? 'won' : 'lost')

/** The result of `yes` or `no`. */
export const yesNo = (outcomeKey: string, isYes: boolean): LegResult =>
  won(outcomeKey === (isYes ? 'yes' : 'no'))

/** Only the listed keys can win: a market without the key that came about gives the stake back. */
export const among = (outcomeKey: string, actual: string, listed: readonly string[]): LegResult =>
  listed.includes(actual) ? won(outcomeKey === actual) : 'void'
