/** Limits that players set for themselves (rules 10.1). */
import type { PeriodKind } from '../statements/periods.ts'

/**
 * Kinds of own limits. `session` bounds the minutes signed in, the others bound a sum in minor units of the player's
 * currency.
 */
export const OWN_LIMIT_KINDS = ['deposit', 'stake', 'loss', 'session'] as const
export type OwnLimitKind = (typeof OWN_LIMIT_KINDS)[number]

/** The time after which a looser limit may be confirmed. */
export const LOOSER_AFTER_MS = 24 * 60 * 60_000

/** The most minutes of a session limit, by period. */
export const MOST_SESSION_MINUTES: Readonly<Record<PeriodKind, number>> = {
  day: 24 * 60,
  week: 7 * 24 * 60,
  month: 31 * 24 * 60,
}

/** A limit in force: `value` in minor units, or in minutes for `session`. */
export interface OwnLimit {
  kind: OwnLimitKind
  period: PeriodKind
  value: number
}

/** Sums of the current periods, in the unit of the kind. */
export type OwnUse = Readonly<Record<PeriodKind, number>>

/**
 * How a change takes effect: a stricter limit at once, a looser one later and only when the player confirms it, an
 * equal one not at all. Null means no limit.
 */
export function changeOf(current: number | null, wanted: number | null): 'now' | 'later' | 'none' {
  if (current === wanted) return 'none'
  if (current === null) return 'now'
  return wanted !== null && wanted < current ? 'now' : 'later'
}

/**
 * The amount that the strictest limit of a kind still allows, at least 0; null when no limit of the kind is in force.
 */
export function roomOf(
  limits: readonly OwnLimit[],
  kind: OwnLimitKind,
  use: OwnUse
): { room: number; limit: OwnLimit } | null {
  const rooms = limits
    .filter((limit) => limit.kind === kind)
    .map((limit) => ({ limit, room: Math.max(0, limit.value - use[limit.period]) }))
    .sort((a, b) => a.room - b.room)
  return rooms[0] ?? null
}
