/** Shapes of a player's own limits, exclusion and reality check (rules 10). Times are epoch milliseconds. */
import type { ExclusionKind } from '../../protection/exclusions.ts'
import type { OwnLimitKind } from '../../protection/own_limits.ts'
import type { PeriodKind } from '../../statements/periods.ts'

/** Amounts in minor units of the player's currency; of a session limit, minutes. */
export interface OwnLimitView {
  kind: OwnLimitKind
  period: PeriodKind
  /** Null when no limit is in force. */
  value: number | null
  /** The sum of the current period. */
  used: number
  /** A looser limit that is not in force yet. */
  waiting: WaitingLimit | null
}

export interface WaitingLimit {
  id: number
  /** Null removes the limit. */
  value: number | null
  /** From then on the player may confirm it. */
  confirmableAt: number
}

export interface ExclusionView {
  kind: ExclusionKind
  startsAt: number
  /** Null for an exclusion that never ends. */
  endsAt: number | null
}

export interface RealityView {
  /** Minutes between two checks; 0 is none. */
  minutes: number
  /** Null without checks; in the past when the player must answer now. */
  dueAt: number | null
  /** The beginning of the time that the figures cover: the sign-in, or the last check. */
  since: number
  stakedMinor: number
  wonMinor: number
}

/** `GET /v1/me/protection` and `GET /v1/users/:id/protection`. */
export interface ProtectionView {
  currency: string
  limits: OwnLimitView[]
  exclusion: ExclusionView | null
  reality: RealityView
}

export interface OwnLimitOrder {
  kind: OwnLimitKind
  period: PeriodKind
  /** Minor units, or minutes for `session`; null removes the limit. */
  value: number | null
}

export interface ExclusionOrder {
  kind: ExclusionKind
  /** One of EXCLUSION_DAYS. */
  days: number
}

/** Staff exclude a player on the player's wish. */
export interface ExclusionByStaff extends ExclusionOrder {
  reason: string
}
