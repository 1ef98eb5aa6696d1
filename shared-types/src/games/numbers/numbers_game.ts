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
export const computeNumbersReturns = (rules: NumbersRules): KindReturn[] =>
  Object.keys(rules.paysMilli).map((kind) => {
    const paid = hitsOf(rules, Number(kind)).reduce(
      (total, { ways, milli }) => total + ways * BigInt(milli),
      0n
    )
    return { kind, returnPpm: ppmOf(fraction(paid, 1000n * choose(rules.pool, rules.drawn))) }
  })

/** The standard deviation of what a bet returns, in stakes. */
export function numbersDeviation(rules: NumbersRules, picked: number): number {
  const all = Number(choose(rules.pool, rules.drawn))
  const mean = (power: number): number =>
    hitsOf(rules, picked).reduce(
      (sum, { ways, milli }) => sum + (Number(ways) / all) * (milli / 1000) ** power,
      0
    )
  return Math.sqrt(mean(2) - mean(1) ** 2)
}

/** For each count of hits that pays: the draws with it. */
const hitsOf = (
  { pool, drawn, paysMilli }: NumbersRules,
  picked: number
): { ways: bigint; milli: number }[] =>
  Object.entries(paysMilli[picked] ?? {}).map(([hits, milli]) => ({
    ways: choose(picked, Number(hits)) * choose(pool - picked, drawn - Number(hits)),
    milli,
  }))
