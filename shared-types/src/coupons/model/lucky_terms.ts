/** Bonus and consolation of a Lucky 15, 31 or 63, as a brand sets them (rules 19.12). */

/** Frozen with the coupon when it is placed. */
export interface LuckyTerms {
  /** What the profit of the only winner is multiplied by, when all others have lost; whole, 1 is no consolation. */
  consolationMultiple: number
  /** What is added to the return when all have won, in whole percent; 0 is no bonus. */
  allWinnersPercent: number
  /** Of an each-way coupon: the win part alone, or each of the parts for itself. */
  parts: LuckyParts
}

export const LUCKY_PARTS = ['win', 'both'] as const
export type LuckyParts = (typeof LUCKY_PARTS)[number]

export const LUCKY_NAMES = ['lucky15', 'lucky31', 'lucky63'] as const
export type LuckyName = (typeof LUCKY_NAMES)[number]

/** The terms of a brand; a system without terms has neither bonus nor consolation. */
export type LuckySettings = Partial<Record<LuckyName, LuckyTerms>>

/** Of a brand that has set none. */
export const USUAL_LUCKY_TERMS = {
  lucky15: { consolationMultiple: 2, allWinnersPercent: 10, parts: 'win' },
  lucky31: { consolationMultiple: 2, allWinnersPercent: 15, parts: 'win' },
  lucky63: { consolationMultiple: 2, allWinnersPercent: 20, parts: 'win' },
} as const satisfies Record<LuckyName, LuckyTerms>

export const MOST_CONSOLATION_MULTIPLE = 3
export const MOST_ALL_WINNERS_PERCENT = 50
