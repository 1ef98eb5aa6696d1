/** Lengths and ages that the forms of accounts check. */

export const LOGIN_FIELD_LENGTH = { min: 4, max: 20 } as const
export const USERNAME_LENGTH = { min: 5, max: 20 } as const
export const PASSWORD_LENGTH = { min: 4, max: 20 } as const
/** For staff, and for people who registered on the web. */
export const LONG_PASSWORD_MIN_LENGTH = 8
export const MINIMUM_AGE_YEARS = 18
/** The code of a terminal's user, which is typed on a keypad. */
export const KEYPAD_DIGITS = 6
