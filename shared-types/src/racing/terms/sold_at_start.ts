/** What a brand sells at the starting price, which is known only once the race is off (rules 19.9). */
import type { BestOfBothKind } from './best_of_both.ts'

/** Whether bets to win, each way and on the favourite are sold so, by kind of field. */
export type SoldAtStart = Readonly<Record<BestOfBothKind, boolean>>

/** Of a brand that has set none. */
export const NOT_SOLD_AT_START: SoldAtStart = { horses: false, dogs: false }
