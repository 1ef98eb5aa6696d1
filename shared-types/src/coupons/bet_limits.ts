/** Limits on what is bet on, whoever bets: per sport, category, tournament, match, market and outcome (betting-rules 3.6, order of limits). */

export const BET_LIMIT_SCOPES = [
  'sport',
  'category',
  'tournament',
  'match',
  'market',
  'outcome',
] as const
export type BetLimitScope = (typeof BET_LIMIT_SCOPES)[number]

/** 0 means no limit. */
export interface BetLimits {
  /** Total stake of a coupon that holds such a selection. */
  minStakeMinor: number
  maxStakeMinor: number
  maxPayoutMinor: number
  /** Matches in the shortest line of such a coupon. */
  minSelections: number
}

/** The strictest of each figure; undefined when there is none at all. */
export function strictestLimits(levels: readonly (BetLimits | undefined)[]): BetLimits | undefined {
  let strictest: BetLimits | undefined
  for (const level of levels) {
    if (!level) continue
    strictest = strictest
      ? {
          minStakeMinor: Math.max(strictest.minStakeMinor, level.minStakeMinor),
          maxStakeMinor: stricterCeiling(strictest.maxStakeMinor, level.maxStakeMinor),
          maxPayoutMinor: stricterCeiling(strictest.maxPayoutMinor, level.maxPayoutMinor),
          minSelections: Math.max(strictest.minSelections, level.minSelections),
        }
      : level
  }
  return strictest
}

/** The smaller of two ceilings, where 0 is none. */
export function stricterCeiling(a: number, b: number): number {
  if (a === 0) return b
  return b === 0 ? a : Math.min(a, b)
}
