/** Bets on a race or an outright, as they were sold (rules 19.7, 19.9). */
import type { PlaceTerms } from '../../racing/terms/place_terms.ts'

/** A price in thousandths, above 1000. */
export interface FixedPrice {
  kind: 'fixed'
  oddsMilli: number
}

/** At the price of the off, or at that and the fixed one, whichever is higher. */
export type WinPrice =
  | FixedPrice
  | { kind: 'startingPrice' }
  | { kind: 'bestOfBoth'; oddsMilli: number }

/**
 * `dayOfRace`: a runner that does not run returns the stake. `antePost`: it loses. `nonRunnerNoBet`: sold ante-post, and it
 * returns the stake. Deductions are for `dayOfRace` alone.
 */
export type BetCondition = 'dayOfRace' | 'antePost' | 'nonRunnerNoBet'

interface Sold {
  /** In epoch milliseconds. */
  placedAt: number
  condition: BetCondition
}

/** On a runner by its number. */
interface OnRunner extends Sold {
  runner: number
}

/** Places of the types that have a name. */
export const PLACES_OF = { podium: 3, topSix: 6, topTen: 10 } as const

export type WinBet = OnRunner & { type: 'winner'; price: WinPrice }
/** Half the stake to win, half for a place, at the terms of the moment it was sold. */
export type EachWayBet = OnRunner & { type: 'eachWay'; price: WinPrice; terms: PlaceTerms }
/** Among the first `places`: place 2 to 4, podium, top 6, top 10. */
export type PlaceBet = OnRunner & { type: 'place'; price: FixedPrice; places: number }
/** The first two (forecast) or three (tricast) in this order. */
export type OrderBet = Sold & { type: 'inOrder'; price: FixedPrice; runners: readonly number[] }
/** The first two, in either order. */
export type QuinellaBet = Sold & {
  type: 'quinella'
  price: FixedPrice
  runners: readonly [number, number]
}
export type HeadToHeadBet = OnRunner & { type: 'headToHead'; price: FixedPrice; against: number }
/** The best of a group, which contains the runner. */
export type GroupBet = OnRunner & {
  type: 'groupWinner'
  price: FixedPrice
  group: readonly number[]
}
export type LapBet = OnRunner & { type: 'fastestLap' | 'pole'; price: FixedPrice }
/** `runner` null: nobody retires; `isNoneListed`: whether the market has that outcome. */
export type RetirementBet = Sold & {
  type: 'firstRetirement'
  price: FixedPrice
  runner: number | null
  isNoneListed: boolean
}
/** Over or under a line in quarters, as lines are stored (rules 2.3). */
export type ClassifiedBet = Sold & {
  type: 'classified'
  price: FixedPrice
  side: 'over' | 'under'
  lineQuarters: number
}
export type ExactClassifiedBet = Sold & {
  type: 'exactClassified'
  price: FixedPrice
  count: number
}
export type SafetyCarBet = Sold & { type: 'safetyCar'; price: FixedPrice; isYes: boolean }
/** A band of margins, both ends included; null is without end. Units as `winningMargin` of the result. */
export type MarginBet = Sold & {
  type: 'winningMargin'
  price: FixedPrice
  least: number
  most: number | null
}
/** Whoever has the shortest starting price, at that price. */
export type FavouriteBet = Sold & { type: 'favourite' }

export type RacingBet =
  | WinBet
  | EachWayBet
  | PlaceBet
  | OrderBet
  | QuinellaBet
  | HeadToHeadBet
  | GroupBet
  | LapBet
  | RetirementBet
  | ClassifiedBet
  | ExactClassifiedBet
  | SafetyCarBet
  | MarginBet
  | FavouriteBet

/** The numbers of all runners that the bet names. */
export function runnersNamed(bet: RacingBet): readonly number[] {
  if ('runners' in bet) return bet.runners
  if (!('runner' in bet) || bet.runner === null) return []
  if (bet.type === 'headToHead') return [bet.runner, bet.against]
  return bet.type === 'groupWinner' ? [bet.runner, ...bet.group] : [bet.runner]
}
