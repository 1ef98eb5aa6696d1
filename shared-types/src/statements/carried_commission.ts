/** What a period pays of a commission, and what it carries into the next (rules 8.10). */
import type { CommissionTerms } from './commission.ts'

/**
 * Minor units. `carriedMinor` is at most 0, and counts unless the plan resets. Under a cap the debt that goes on is no
 * deeper than the cap; the caller leaves `carryCapMinor` null where it does not bind, and then all of it is carried.
 */
export function payableOf(
  earnedMinor: number,
  carriedMinor: number,
  { negative, carryCapMinor }: Pick<CommissionTerms, 'negative' | 'carryCapMinor'>
): { payableMinor: number; carryMinor: number } {
  const total = negative === 'reset' ? earnedMinor : earnedMinor + carriedMinor
  if (total >= 0) return { payableMinor: total, carryMinor: 0 }
  if (negative === 'reset') return { payableMinor: 0, carryMinor: 0 }
  const isCapped = negative === 'cap' && carryCapMinor !== null
  // a cap of 0 must not leave a zero below zero
  return { payableMinor: 0, carryMinor: isCapped ? Math.max(total, 0 - carryCapMinor) : total }
}
