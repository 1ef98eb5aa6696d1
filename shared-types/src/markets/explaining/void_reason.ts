/** Why a stake is returned (rules 3.9). */
import type { FactStatus } from '../model/match_facts.ts'
import type { RuleInput } from '../model/market_type.ts'
import { playerOf } from '../model/player_key.ts'
import { VOID_REASONS, type VoidReason } from '../model/void_reasons.ts'
import { isNotPlayed } from '../scores/played.ts'

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
 * The reason why an outcome is void; null for a push, where the rule itself returns the stake. `byStatus`: not the
 * rule, but the way in which the match ended made the market void.
 */
export function voidReason(
  outcomeKey: string,
  input: RuleInput,
  byStatus: boolean
): VoidReason | null {
  if (byStatus) return BY_STATUS[input.facts.status] ?? VOID_REASONS.noResultAssignable
  if (isNotPlayed(input)) return VOID_REASONS.noResultAssignable
  const player = playerOf(outcomeKey)
  const { notPlayed, cameOn } = input.facts
  if (player !== null && (notPlayed?.includes(player) || cameOn?.[player] !== undefined)) {
    return VOID_REASONS.missingGoalscorer
  }
  return input.type.rule.voidReason ?? null
}
