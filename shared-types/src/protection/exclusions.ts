/** Time-out and exclusion, by which players stop themselves from playing (rules 10.2). */

export const EXCLUSION_KINDS = ['timeOut', 'exclusion'] as const
export type ExclusionKind = (typeof EXCLUSION_KINDS)[number]

/** Lengths to choose from, in days; 0 means for ever. */
export const EXCLUSION_DAYS: Readonly<Record<ExclusionKind, readonly number[]>> = {
  timeOut: [1, 2, 7, 30, 42],
  exclusion: [183, 365, 1_826, 0],
}

const DAY_MS = 24 * 60 * 60_000

/**
 * The first moment after an exclusion that begins at `startsAt` (epoch milliseconds); null for an exclusion that never
 * ends.
 */
export const exclusionEnd = (startsAt: number, days: number): number | null =>
  days === 0 ? null : startsAt + days * DAY_MS

/** The weightier of two exclusions: the one that ends later. */
export function lasting<E extends { endsAt: number | null }>(a: E, b: E): E {
  if (a.endsAt === null) return a
  return b.endsAt === null || b.endsAt > a.endsAt ? b : a
}
