/** How many places a bet each way pays, and at which part of the odds (rules 19.4). */
export interface PlaceTerms {
  /** Places that are paid, from 1 to `MOST_PLACES`. */
  places: number
  /** A place pays `1 / divisor` of the profit of a win: 4 is a quarter. From 1 to `MOST_DIVISOR`. */
  divisor: number
}

export const MOST_PLACES = 10
export const MOST_DIVISOR = 10
