import type { BetLimits } from '@grandstand/shared-types/coupons/limits/bet_limits'

/** The figures of a bet limit, in the order of forms and tables. */
export const BET_LIMIT_FIGURES = [
  'minStakeMinor',
  'maxStakeMinor',
  'maxPayoutMinor',
  'minSelections',
] as const satisfies readonly (keyof BetLimits)[]

export const NO_LIMITS: BetLimits = {
  minStakeMinor: 0,
  maxStakeMinor: 0,
  maxPayoutMinor: 0,
  minSelections: 0,
}
