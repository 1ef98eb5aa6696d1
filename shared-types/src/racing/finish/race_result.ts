/** What became of a race: the order that counts, and facts beside it (rules 19.7, 19.10). */
import type { DeclaredResult, ResultStage } from './declarations.ts'
import type { OrderOfFinish } from './order.ts'

/**
 * `ran`: with an order. `walkover`: a single runner was left, and nothing was decided. `void`: called off or run against the
 * rules. `abandoned`: begun and not brought to a result.
 */
export const RACE_STATUSES = ['ran', 'walkover', 'void', 'abandoned'] as const
export type RaceStatus = (typeof RACE_STATUSES)[number]

/** The price of a runner at the off, in thousandths above 1000. */
export interface StartingPrice {
  runner: number
  oddsMilli: number
}

/** Lists of runners are those who share the fact: one of them, or several that are level. Absent: not entered yet. */
export interface RaceResult {
  status: RaceStatus
  /** The order that was entered last; empty until it is known, and when the race did not run. */
  order: OrderOfFinish
  /** As what the order was declared; without it, it counts for every brand. */
  stage?: ResultStage
  /** All declared orders in the order of time, this one last, as the server keeps them: which counts, rules 19.3 say. */
  declared?: readonly DeclaredResult[]
  /** Of runners, as far as they are known: what bets at the starting price and at best of both are paid at (rules 19.9). */
  startingPrices?: readonly StartingPrice[]
  /** Laps that the leader completed, and laps that were planned. */
  lapsRun?: number
  lapsPlanned?: number
  fastestLap?: readonly number[]
  /** The fastest of qualifying; empty when qualifying was cancelled. */
  pole?: readonly number[]
  /** Who took part in qualifying; without it, whoever runs. */
  qualifiers?: readonly number[]
  /** The first place of a grid that was set without qualifying. */
  gridLeader?: number
  /** Who retired first; empty when nobody did. */
  firstRetirement?: readonly number[]
  /** Runners classified at the end. */
  classified?: number
  hadSafetyCar?: boolean
  /** First to second: hundredths of a length, or thousandths of a second. 0 in a dead heat. */
  winningMargin?: number
}
