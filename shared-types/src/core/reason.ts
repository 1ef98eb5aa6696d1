/** The reason that staff give for an act, stored in the audit log. */

/** Characters of a reason. */
export const REASON_LENGTH = { min: 3, max: 255 } as const

/** Whether a typed reason is long enough, not counting spaces at its ends. */
export const isReason = (typed: string): boolean => typed.trim().length >= REASON_LENGTH.min
