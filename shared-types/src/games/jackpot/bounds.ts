/** Bounds of what staff may set of a jackpot (rules 13.6). */

export const MOST_LEVELS = 8
/** A tenth of each stake. */
export const MOST_SHARE_PPM = 100_000
/** A figure is drawn by 32 bits, and a value in millionths stays a whole number. */
export const MOST_JACKPOT_MINOR = 4_000_000_000
/** What lies between seed and bound, at least: a smaller level could be aimed at. */
export const LEAST_SPAN_MINOR = 100
