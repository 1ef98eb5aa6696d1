/** Why a stake comes back, in the feed's numbers (betting-rules 3.1). */
import type { RuleInput } from '../settling/apply_rule.ts'
import { isNotPlayed } from '../settling/fact_status.ts'
import type { FactStatus } from '../facts/match_facts.ts'
import { playerOf } from '../model/player_key.ts'

export const VOID_REASONS = {
  other: 0,
  correctScoreMissing: 2,
  cancelled: 5,
  missingGoalscorer: 6,
  walkover: 7,
  retired: 9,
  abandoned: 10,
  postponed: 11,
  noResultAssignable: 14,
} as const
export type VoidReason = (typeof VOID_REASONS)[keyof typeof VOID_REASONS]

const BY_STATUS: Readonly<Record<FactStatus, VoidReason | null>> = {
  ended: null,
  after_ot: null,
  after_pen: null,
  awarded: VOID_REASONS.noResultAssignable,
  retired: VOID_REASONS.retired,
  walkover: VOID_REASONS.walkover,
  cancelled: VOID_REASONS.cancelled,
  postponed: VOID_REASONS.postponed,
  abandoned: VOID_REASONS.abandoned,
  interrupted: VOID_REASONS.abandoned,
}

/**
 * The reason of a void outcome; null where it is a push: the rule itself gives the stake back. `byStatus`: the market was not
 * settled by its rule.
 */
export function voidReason(
  outcomeKey: string,
  input: RuleInput,
  byStatus: boolean
): VoidReason | null {
  if (byStatus) return BY_STATUS[input.facts.status] ?? VOID_REASONS.noResultAssignable
  if (isNotPlayed(input)) return VOID_REASONS.noResultAssignable
  const player = playerOf(outcomeKey)
  if (player !== null && input.facts.notPlayed?.includes(player)) {
    return VOID_REASONS.missingGoalscorer
  }
  const isScore = input.type.rule === 'correctScore' || input.type.rule === 'scoreFrom'
  return isScore ? VOID_REASONS.correctScoreMissing : null
}
