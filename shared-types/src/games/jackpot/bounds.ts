/** Bounds of what staff may set of a jackpot (rules 13.6). */

export const MOST_LEVELS = 8
/** A tenth of each stake. */
export const MOST_SHARE_PPM = 100_000
/** A figure is drawn by 32 bits, and a value in millionths stays a whole number. */
export const MOST_JACKPOT_MINOR = 4_000_000_000
/** What lies between seed and bound, at least: a smaller level could be aimed at. */
export const LEAST_SPAN_MINOR = 100
/** All of a share may go to the reserve but for a tenth, so that a level still grows. */
export const MOST_RESERVE_PPM = 900_000
/** The stakes of a random level's hit are drawn by 32 bits. */
export const MOST_MEAN_STAKES_MINOR = 4_000_000_000
export const LEAST_MEAN_STAKES_MINOR = 100
/** Brands that play for one jackpot, beside its own. */
export const MOST_JOINED_BRANDS = 100
/** A change with a date lies so far ahead, at least, that every server has read of it. */
export const LEAST_NOTICE_MS = 60_000
