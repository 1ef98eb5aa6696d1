/** The stake: a total over all lines that must divide into them, within bounds and funds. */
import { betLimitsFor } from '../limits/bet_limits.ts'
import type { Violation } from './slip.ts'
import type { Draft } from './draft.ts'

/**
 * Adds `stakeBelowMin [min]`, `stakeAboveMax [max]` (of the user, and of each selection that has limits of its own),
 * `insufficientCredit [needed, available]`, all in minor units of the total, and `invalidValue`: `[totalStakeMinor]` when it is no whole amount, `[totalStakeMinor, nearest]` when it does not
 * divide into the lines, with the nearest total that does. `lineCount` 0: nothing to divide into.
 * Returns the stake per line, cut to whole minor units.
 */
export function checkStake(draft: Draft, lineCount: number, violations: Violation[]): number {
  const { fundsMinor } = draft.context
  const total = draft.slip.totalStakeMinor
  if (!Number.isSafeInteger(total) || total < 0) {
    violations.push({ key: 'invalidValue', params: ['totalStakeMinor'] })
    return 0
  }
  // a line of less than one minor unit is no stake
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
    violations.push({ key: 'invalidValue', params: ['totalStakeMinor', nearest] })
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
