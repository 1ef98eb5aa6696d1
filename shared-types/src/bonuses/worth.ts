/** What a grant is worth and how much must be staked for it (rules 15.1). Pure; amounts in minor units. */
import type { BonusTerms } from './terms.ts'

const PERCENT_MILLI = 100_000n
const TIMES_MILLI = 1000n

type Worth = Pick<BonusTerms, 'percentMilli' | 'amountMinor' | 'highestMinor' | 'leastBaseMinor'>

/** The part of an amount, rounded down. `percentMilli` is 100 000 for all of it. */
export const partOf = (amountMinor: number, percentMilli: number): number =>
  Number((BigInt(amountMinor) * BigInt(percentMilli)) / PERCENT_MILLI)

/** What a base brings: its part and the fixed amount, at most the highest bonus; 0 for a base that is too small. */
export function grantedOf(terms: Worth, baseMinor: number): number {
  const { percentMilli, amountMinor, highestMinor, leastBaseMinor } = terms
  if (baseMinor < leastBaseMinor) return 0
  const granted = partOf(Math.max(0, baseMinor), percentMilli) + amountMinor
  return highestMinor > 0 ? Math.min(granted, highestMinor) : granted
}

/** The stakes that a bonus asks for, rounded up. */
export const dueOf = (grantedMinor: number, multiplierMilli: number): number =>
  Number((BigInt(grantedMinor) * BigInt(multiplierMilli) + TIMES_MILLI - 1n) / TIMES_MILLI)
