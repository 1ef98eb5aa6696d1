/** The stake: a total that must divide evenly into the lines, within bounds and funds. */
import { betLimitsFor } from '../limits/bet_limits.ts'
import type { Violation } from './slip.ts'
import type { Draft } from './draft.ts'

/**
 * Adds `stakeBelowMin [min]` and `stakeAboveMax [max]`, for the user's limits and for each selection with limits of its
 * own; `insufficientCredit [needed, available]`; `wholeNumber` when the stake is none; and
 * `stakeUneven [lineCount, nearest]` when the lines cannot share it evenly, with the nearest total that they can. Amounts are minor units of the total. With a `lineCount` of 0 the division is not checked. Returns the
 * stake per line, cut to whole minor units.
 */
export function checkStake(draft: Draft, lineCount: number, violations: Violation[]): number {
  const { fundsMinor } = draft.context
  const total = draft.slip.totalStakeMinor
  if (!Number.isSafeInteger(total) || total < 0) {
    violations.push({ key: 'wholeNumber', params: [] })
    return 0
  }
  // the stake of a line is at least one minor unit
  const min = Math.max(draft.bounds.minStakeMinor, lineCount, 1)
  const max = draft.bounds.maxStakeMinor
  if (total < min) violations.push({ key: 'stakeBelowMin', params: [min] })
  if (max > 0 && total > max) violations.push({ key: 'stakeAboveMax', params: [max] })
  checkSelectionStakes(draft, total, violations)
  if (fundsMinor !== null && total > fundsMinor) {
    violations.push({ key: 'insufficientCredit', params: [total, fundsMinor] })
  }
  if (lineCount === 0) return 0

  const rest = total % lineCount
  if (rest !== 0) {
    const below = total - rest
    const nearest = below >= min ? below : below + lineCount
    violations.push({ key: 'stakeUneven', params: [lineCount, nearest] })
  }
  return (total - rest) / lineCount
}

function checkSelectionStakes(
  { picks, type }: Draft,
  total: number,
  violations: Violation[]
): void {
  for (const { quote, index } of picks) {
    if (!quote?.limits) continue
    const { minStakeMinor: min, maxStakeMinor: max } = betLimitsFor(quote.limits, type)
    if (total < min) violations.push({ key: 'stakeBelowMin', params: [min], selectionIndex: index })
    if (max > 0 && total > max) {
      violations.push({ key: 'stakeAboveMax', params: [max], selectionIndex: index })
    }
  }
}
