/** Figures of the second factor of staff, and of the password that players give again. */

/** Digits of a code of an authenticator app; it changes every 30 seconds. */
export const CODE_DIGITS = 6

/** A code given within this time serves for every act that asks for step-up. */
export const PROOF_MINUTES = 5

/** A password given within this time, at the sign-in or later, serves for the withdrawals of a player. */
export const PASSWORD_PROOF_MINUTES = 15

/** Number of recovery codes, for a user who lost the device; each is valid once. */
export const RECOVERY_CODES = 10

/** The most characters of a code of either kind, spaces and hyphens among them. */
export const LONGEST_CODE = 40

/** The default of a brand's `stepUpCreditMinor`. */
export const DEFAULT_STEP_UP_CREDIT_MINOR = 100_000

/** `required`: the brand asks its staff for a second factor, and this user has not set one up. */
export type SecondFactorState = 'off' | 'on' | 'required'
