/**
 * Bounds above which a second officer is needed (rules 5.7, 11.4, 15.2, 16.7). One that is raised or lifted counts a day later, so that
 * nobody lifts a bound and acts alone (decisions/0029). Pure. Amounts in minor units, times epoch milliseconds.
 */

export const BOUND_EASED_AFTER_MS = 86_400_000

/** Null: one officer is enough. */
export type OfficerBound = number | null

/** The stricter bound that counts until a looser one does. */
export interface EasedBound {
  beforeMinor: number
  until: number
}

export interface KeptBound {
  bound: OfficerBound
  /** Null for one that was not eased lately. */
  eased: EasedBound | null
}

/** The settings of a brand that are such bounds. */
export const OFFICER_BOUNDS = [
  'secondOfficerAboveMinor',
  'affiliateTwoOfficersAboveMinor',
  'bonusTwoOfficersAboveMinor',
] as const
export type EasedBounds = Partial<Record<(typeof OFFICER_BOUNDS)[number], EasedBound>>

/** A bound that is kept with 0 for none. */
export const boundOf = (kept: number): OfficerBound => (kept === 0 ? null : kept)

export const boundInForce = ({ bound, eased }: KeptBound, now: number): OfficerBound =>
  eased && now < eased.until ? eased.beforeMinor : bound

/** What counts for a day more when the bound is set; null where the new one counts at once, as a stricter one does. */
export function easedBy(before: KeptBound, bound: OfficerBound, now: number): EasedBound | null {
  if (bound === before.bound) return before.eased
  const inForce = boundInForce(before, now)
  const isLooser = inForce !== null && (bound === null || bound > inForce)
  return isLooser ? { beforeMinor: inForce, until: now + BOUND_EASED_AFTER_MS } : null
}
