/** Games in which numbers are drawn from a pool and a bet picks some of them: keno and lotto. */
import { pick } from '../../draws/choose.ts'
import { choose, fraction, ppmOf } from '../fraction.ts'
import { multiplied, settled, type Game, type KindReturn, type StakedBet } from '../game.ts'
import { differentOf, objectOf, stakeOf } from '../read.ts'

export interface NumbersRules {
  /** Numbers go from 1 to this. */
  pool: number
  /** How many are drawn. */
  drawn: number
  /** By the count of numbers that a bet picks: multiples of the stake in thousandths, by the count of hits. */
  paysMilli: Readonly<Record<number, Readonly<Record<number, number>>>>
}

export interface NumbersBet extends StakedBet {
  /** Different numbers of the pool, in rising order. */
  numbers: readonly number[]
}

export interface NumbersOutcome {
  /** In the order in which they were drawn. */
  numbers: readonly number[]
}

/** The game of these rules. */
export function numbersGame(rules: NumbersRules): Game<NumbersOutcome, NumbersBet> {
  const pool = Array.from({ length: rules.pool }, (_, place) => place + 1)
  return {
    draw: (draws) => ({ numbers: pick(draws, pool, rules.drawn) }),
    readBet: (value) => {
      const bet = objectOf(value)
      const stakeMinor = stakeOf(bet)
      const numbers = differentOf(bet?.numbers, 1, rules.pool)
      const isKnown = numbers !== null && rules.paysMilli[numbers.length] !== undefined
      return stakeMinor !== null && isKnown ? { stakeMinor, numbers } : null
    },
    settle: (bet, outcome) => {
      const hits = bet.numbers.filter((number) => outcome.numbers.includes(number)).length
      const pays = rules.paysMilli[bet.numbers.length]
      return settled(bet, multiplied(bet.stakeMinor, pays?.[hits] ?? 0))
    },
    highestWinMinor: (bet) => {
      const pays = Object.values(rules.paysMilli[bet.numbers.length] ?? {})
      return multiplied(bet.stakeMinor, Math.max(0, ...pays))
    },
  }
}

/** The return of each count of picked numbers, exact. */
export const computeNumbersReturns = ({ pool, drawn, paysMilli }: NumbersRules): KindReturn[] =>
  Object.entries(paysMilli).map(([kind, pays]) => {
    const picked = Number(kind)
    const paid = Object.entries(pays).reduce((total, [hits, milli]) => {
      const missed = picked - Number(hits)
      return (
        total +
        choose(picked, Number(hits)) *
          choose(pool - picked, drawn - picked + missed) *
          BigInt(milli)
      )
    }, 0n)
    return { kind, returnPpm: ppmOf(fraction(paid, 1000n * choose(pool, drawn))) }
  })
