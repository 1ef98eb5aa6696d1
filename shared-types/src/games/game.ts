/**
 * What the rules of every game have in common. They are pure: the same draws give the same outcome, and the same bet on
 * it the same win, in browser and server.
 */
import type { Draws } from '../draws/stream.ts'

export interface StakedBet {
  /** What the player stakes, in minor units, above 0. */
  stakeMinor: number
}

/** What a bet has cost and won, in minor units. */
export interface Settled {
  /** The stake; more than it only where a player doubles or splits during the round. */
  stakedMinor: number
  /** What is paid, the stake of a winning bet included; rounded once, down. */
  winMinor: number
}

/** The share of stakes that a kind of bet pays back over time, in millionths. */
export interface KindReturn {
  /** The kind of bet, such as the count of numbers picked; texts name it. */
  kind: string
  /** Of bets whose returns differ within a kind, the lowest. */
  returnPpm: number
  /** Of bets whose returns differ within a kind, the highest. */
  highestReturnPpm?: number
}

export interface Game<Outcome, Bet extends StakedBet> {
  /** What comes out of a round. */
  draw: (draws: Draws, round: number) => Outcome
  /** The bet in a value from outside; null for any other value. Properties that it does not know are left out. */
  readBet: (value: unknown) => Bet | null
  /** What the bet won. */
  settle: (bet: Bet, outcome: Outcome) => Settled
  /** The most that a bet can win, in minor units. */
  highestWinMinor: (bet: Bet) => number
}

/** A bet whose cost is its stake. */
export const settled = (bet: StakedBet, winMinor: number): Settled => ({
  stakedMinor: bet.stakeMinor,
  winMinor,
})

const MILLI = 1000n

/** The stake times a multiple in thousandths, rounded down to the minor unit. */
export function multiplied(stakeMinor: number, multipleMilli: number): number {
  const product = stakeMinor * multipleMilli
  if (Number.isSafeInteger(product) && product >= 0) return (product - (product % 1000)) / 1000
  return Number((BigInt(stakeMinor) * BigInt(multipleMilli)) / MILLI)
}
