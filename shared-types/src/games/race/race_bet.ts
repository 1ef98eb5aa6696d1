/** Bets on a race: to win, for a place, on the first two in order, and each way. */
import type { StakedBet } from '../game.ts'

export const RACE_KINDS = ['win', 'place', 'forecast', 'eachWay'] as const
export type RaceKind = (typeof RACE_KINDS)[number]

export interface RaceBet extends StakedBet {
  kind: RaceKind
  /** The round of the race, whose odds count. */
  round: number
  /** The number of the runner, from 1. */
  runner: number
  /** The number of the second; of a forecast alone. */
  second?: number
}
