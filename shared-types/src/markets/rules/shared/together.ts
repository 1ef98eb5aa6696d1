/** Conditions joined into one outcome (rules 3.4). */
import type { OutcomeResult } from '../../model/outcome_result.ts'

/** The result of conditions of which all must hold. A push of one returns the stake, unless another is lost. */
export function together(results: readonly (OutcomeResult | null)[]): OutcomeResult | null {
  if (results.includes('lost')) return 'lost'
  if (results.length === 0 || results.includes(null)) return null
  return results.every((result) => result === 'won') ? 'won' : 'void'
}

/** The result of `yes` or `no`, where `yes` is the result of the outcome `yes`. */
export function named(key: string, yes: OutcomeResult | null): OutcomeResult | null {
  if (yes === null || yes === 'void') return yes
  return (key === 'yes') === (yes === 'won') ? 'won' : 'lost'
}
