/** A round computed again from its seeds, as its player or anybody else may do. */
import { stream, type Seeds } from '../draws/stream.ts'
import type { Game, Settled, StakedBet } from './game.ts'
import { objectOf } from './read.ts'

export interface Replay<Outcome, Bet> {
  outcome: Outcome
  /** For each value given: the bet in it and what it won; null where the value is no bet of the game. */
  bets: ({ bet: Bet; settled: Settled } | null)[]
}

/** The outcome of a round and the wins of bets on it; bets get the round of the seeds, whose odds count. */
export function replay<Outcome, Bet extends StakedBet>(
  game: Game<Outcome, Bet>,
  seeds: Seeds,
  values: readonly unknown[]
): Replay<Outcome, Bet> {
  const outcome = game.draw(stream(seeds), seeds.round)
  const bets = values.map((value) => {
    const bet = game.readBet({ ...objectOf(value), round: seeds.round })
    return bet && { bet, settled: game.settle(bet, outcome) }
  })
  return { outcome, bets }
}
