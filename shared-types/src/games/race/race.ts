/** A race: bets to win, for a place, on the first two in order, and each way. */
import { weighted } from '../../draws/choose.ts'
import type { Draws } from '../../draws/stream.ts'
import { fraction, times, type Fraction } from '../fraction.ts'
import { settled, type Game, type StakedBet } from '../game.ts'
import { objectOf, oneOf, stakeOf, wholeOf } from '../read.ts'
import { DEAD_HEAT_RACES } from './chances.ts'
import { strengthsOf, type RaceRules } from './field.ts'
import { oddsOfRound } from './race_odds.ts'
import { RACE_KINDS, type RaceBet } from './race_bet.ts'
import { multipleOf, type Finish } from './race_parts.ts'

export interface RaceOutcome {
  finish: Finish
}

/** The game of these rules. */
export const raceGame = (rules: RaceRules): Game<RaceOutcome, RaceBet> => ({
  draw: (draws, round) => ({ finish: finishOf(draws, strengthsOf(rules, round)) }),
  readBet: (value) => {
    const bet = objectOf(value)
    const runners = rules.strengths.length
    const stakeMinor = stakeOf(bet)
    const kind = oneOf(bet?.kind, RACE_KINDS)
    const runner = wholeOf(bet?.runner, 1, runners)
    const round = wholeOf(bet?.round, 0, Number.MAX_SAFE_INTEGER)
    if (stakeMinor === null || kind === null || runner === null || round === null) return null
    if (kind !== 'forecast') return { stakeMinor, kind, round, runner }
    const second = wholeOf(bet?.second, 1, runners)
    if (second === null || second === runner) return null
    return { stakeMinor, kind, round, runner, second }
  },
  settle: (bet, { finish }) =>
    settled(bet, paid(bet, multipleOf(rules, oddsOfRound(rules, bet.round), bet, finish))),
  highestWinMinor: (bet) => {
    const rest = Array.from({ length: rules.strengths.length }, (_, place) => place + 1)
      .filter((runner) => runner !== bet.runner && runner !== bet.second)
      .map((runner) => [runner])
    const best = [[bet.runner], ...(bet.second ? [[bet.second]] : []), ...rest]
    return paid(bet, multipleOf(rules, oddsOfRound(rules, bet.round), bet, best))
  },
})

const paid = ({ stakeMinor }: StakedBet, multiple: Fraction): number => {
  const { top, bottom } = times(fraction(stakeMinor, 1), multiple)
  return Number(top / bottom)
}

/** The first by strength, the second by strength among the others, and so on. */
function finishOf(draws: Draws, strengths: readonly number[]): number[][] {
  const left = [...strengths]
  const order = strengths.map(() => {
    const runner = weighted(draws, left)
    left[runner] = 0
    return [runner + 1]
  })
  if (draws.below(DEAD_HEAT_RACES) > 0) return order
  return [order.slice(0, 2).flat(), ...order.slice(2)]
}
