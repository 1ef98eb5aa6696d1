/** Reasons why a stake is returned, with the feed's numbers (rules 3.9). */
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
