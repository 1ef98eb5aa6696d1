/** What a brand sells at best of both: the price taken, or the starting price where that is higher (rules 19.9). */
export const BEST_OF_BOTH_KINDS = ['horses', 'dogs'] as const
export type BestOfBothKind = (typeof BEST_OF_BOTH_KINDS)[number]

/**
 * From which hour of the day of the race, 0 to 23 in the brand's time zone, bets to win and each way are at best of both; null: never.
 */
export type BestOfBoth = Readonly<Record<BestOfBothKind, number | null>>

export const LAST_HOUR = 23

/** Of a brand that has set none. */
export const NO_BEST_OF_BOTH: BestOfBoth = { horses: null, dogs: null }
