/** The four figures of a limit set (rules 4.6); 0 is no limit. */

export interface LimitSet {
  /** On the total stake. */
  minStakeMinor: number
  maxStakeMinor: number
  maxPayoutMinor: number
  /** Matches in the shortest line. */
  minSelections: number
}

export const LIMIT_SET_FIGURES = [
  'minStakeMinor',
  'maxStakeMinor',
  'maxPayoutMinor',
  'minSelections',
] as const satisfies readonly (keyof LimitSet)[]

export const LIMIT_AMOUNTS = ['minStakeMinor', 'maxStakeMinor', 'maxPayoutMinor'] as const

/** A missing figure falls back to a more general one; 0 is no limit. */
export type LimitAmounts = Partial<Pick<LimitSet, (typeof LIMIT_AMOUNTS)[number]>>

/** The stricter value of each figure; a missing figure is no limit. */
export function stricterSet(a: Partial<LimitSet>, b: Partial<LimitSet>): LimitSet {
  return {
    minStakeMinor: Math.max(a.minStakeMinor ?? 0, b.minStakeMinor ?? 0),
    maxStakeMinor: stricterCeiling(a.maxStakeMinor ?? 0, b.maxStakeMinor ?? 0),
    maxPayoutMinor: stricterCeiling(a.maxPayoutMinor ?? 0, b.maxPayoutMinor ?? 0),
    minSelections: Math.max(a.minSelections ?? 0, b.minSelections ?? 0),
  }
}

/** The smaller of two maxima, where 0 is no limit. */
export function stricterCeiling(a: number, b: number): number {
  if (a === 0) return b
  return b === 0 ? a : Math.min(a, b)
}
