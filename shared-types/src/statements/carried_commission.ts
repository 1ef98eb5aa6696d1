/** The part of a commission that a period pays, and the part that it carries into the next (rules 8.10). */
import type { CommissionTerms } from './commission.ts'

/**
 * Amounts in minor units. `carriedMinor`, at most 0, is counted unless the plan resets. A cap bounds the negative
 * amount that is carried on; where the cap does not bind, the caller passes `carryCapMinor` null, and the whole amount
 * is carried.
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
  // without it, a cap of 0 would leave a negative zero
  return { payableMinor: 0, carryMinor: isCapped ? Math.max(total, 0 - carryCapMinor) : total }
}
