/** Runners of a race or an outright: horses, dogs, drivers, or the teams of a season (rules 19.1). */
import type { PlaceTerms } from './places_paid.ts'

export const FIELD_KINDS = ['horses', 'dogs', 'motorSport', 'season'] as const
export type FieldKind = (typeof FIELD_KINDS)[number]

/**
 * `declared`: runs. `nonRunner`: scratched before its price could matter, without a deduction. `withdrawn`: taken out at a time
 * and a price, which deductions read. `disqualified`: shut out by the officials, so that its bets lose. `reserve`: waits for
 * another to come out, and runs once it is declared.
 */
export const RUNNER_STATUSES = [
  'declared',
  'nonRunner',
  'withdrawn',
  'disqualified',
  'reserve',
] as const
export type RunnerStatus = (typeof RUNNER_STATUSES)[number]

export interface Runner {
  /** On the card, from 1; no two runners share it. */
  number: number
  status: RunnerStatus
  /** Coupled runners have the same entry; without one a runner is an entry of its own. */
  entry?: number
  /** When a withdrawn runner came out, in epoch milliseconds. */
  withdrawnAt?: number
  /** Its price to win at that moment, in thousandths. */
  withdrawnOddsMilli?: number
  /** Of a reserve that came in: the number of the runner whose place it took. */
  replaces?: number
  /** Its starting price in thousandths, once it is known. */
  startingPriceMilli?: number
}

export interface RaceField {
  kind: FieldKind
  /** Whether the runners carry weights that even out their chances. */
  isHandicap: boolean
  /** The terms of each-way bets that the house set for this field; without them those of the table hold. */
  placeTerms?: PlaceTerms
  /** The moment of the off, in epoch milliseconds; null before it. */
  offAt: number | null
  runners: readonly Runner[]
}
