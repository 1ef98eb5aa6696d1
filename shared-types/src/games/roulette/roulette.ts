/** European roulette: one zero, 37 numbers. A spot of `n` numbers pays 36 / n times the stake, the stake included. */
import { fraction, ppmOf } from '../fraction.ts'
import { multiplied, settled, type Game, type KindReturn, type StakedBet } from '../game.ts'
import { objectOf, stakeOf } from '../read.ts'
import { HIGHEST_NUMBER, ROULETTE_KINDS, ROULETTE_SPOTS } from './spots.ts'

export interface RouletteBet extends StakedBet {
  /** The id of a spot of the table. */
  spot: string
}

export interface RouletteOutcome {
  /** Where the ball lies: 0 to 36. */
  number: number
}

const PAID_NUMBERS = 36
/** The stake with which returns are computed: every pay divides it. */
const STAKE_MINOR = 1000

export const roulette: Game<RouletteOutcome, RouletteBet> = {
  draw: (draws) => ({ number: draws.below(HIGHEST_NUMBER + 1) }),
  readBet: (value) => {
    const bet = objectOf(value)
    const stakeMinor = stakeOf(bet)
    const spot = bet?.spot
    const isSpot = typeof spot === 'string' && ROULETTE_SPOTS.has(spot)
    return stakeMinor !== null && isSpot ? { stakeMinor, spot } : null
  },
  settle: (bet, { number }) => {
    const isWon = ROULETTE_SPOTS.get(bet.spot)?.numbers.includes(number)
    return settled(bet, isWon ? highestWinMinor(bet) : 0)
  },
  highestWinMinor,
}

function highestWinMinor({ stakeMinor, spot }: RouletteBet): number {
  const numbers = ROULETTE_SPOTS.get(spot)?.numbers.length ?? PAID_NUMBERS
  return multiplied(stakeMinor, (PAID_NUMBERS * 1000) / numbers)
}

/** The return of each kind, over all numbers of the wheel and all its spots. */
export const computeRouletteReturns = (): KindReturn[] =>
  ROULETTE_KINDS.map((kind) => {
    const spots = [...ROULETTE_SPOTS].filter(([, spot]) => spot.kind === kind)
    const paid = spots.reduce(
      (total, [spot, { numbers }]) =>
        total + numbers.length * highestWinMinor({ stakeMinor: STAKE_MINOR, spot }),
      0
    )
    const staked = spots.length * STAKE_MINOR * (HIGHEST_NUMBER + 1)
    return { kind, returnPpm: ppmOf(fraction(paid, staked)) }
  })
