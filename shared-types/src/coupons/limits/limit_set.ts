/** Four figures that bound a coupon, as each limit set holds them (rules 4.6); 0 is none. */

export interface LimitSet {
  /** Of the total stake. */
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

/** What is left out falls back to figures that stand elsewhere; 0 is none. */
export type LimitAmounts = Partial<Pick<LimitSet, (typeof LIMIT_AMOUNTS)[number]>>

/** The strictest of each figure; one that is left out is none. */
export function stricterSet(a: Partial<LimitSet>, b: Partial<LimitSet>): LimitSet {
  return {
    minStakeMinor: Math.max(a.minStakeMinor ?? 0, b.minStakeMinor ?? 0),
    maxStakeMinor: stricterCeiling(a.maxStakeMinor ?? 0, b.maxStakeMinor ?? 0),
    maxPayoutMinor: stricterCeiling(a.maxPayoutMinor ?? 0, b.maxPayoutMinor ?? 0),
    minSelections: Math.max(a.minSelections ?? 0, b.minSelections ?? 0),
  }
}

/** The smaller of two ceilings, where 0 is none. */
export function stricterCeiling(a: number, b: number): number {
  if (a === 0) return b
  return b === 0 ? a : Math.min(a, b)
}
