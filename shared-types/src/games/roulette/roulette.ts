/** Roulette. A spot of `n` numbers pays 36 / n times the stake, the stake included. */
import type { CodeOf } from '../game_codes.ts'
import { fraction, ppmOf } from '../fraction.ts'
import { multiplied, settled, type Game, type KindReturn, type StakedBet } from '../game.ts'
import { madeOfCode, ofCode } from '../of_code.ts'
import { objectOf, stakeOf } from '../read.ts'
import {
  DOUBLE_ZERO_SPOTS,
  ROULETTE_KINDS,
  ROULETTE_SPOTS,
  type RouletteKind,
  type RouletteSpot,
} from './spots.ts'

export interface RouletteBet extends StakedBet {
  /** The id of a spot of the table. */
  spot: string
}

export interface RouletteOutcome {
  /** Where the ball lies: 0 to 36, or 37 for the double zero. */
  number: number
}

export interface RouletteRules {
  /** Pockets of the wheel: 37, or 38 with a double zero. */
  pockets: number
  spots: ReadonlyMap<string, RouletteSpot>
  /** On zero an even chance gives half of the stake back. */
  isHalfBack: boolean
}

export const ROULETTES: Readonly<Record<CodeOf<'roulette'>, RouletteRules>> = {
  roulette: { pockets: 37, spots: ROULETTE_SPOTS, isHalfBack: false },
  frenchRoulette: { pockets: 37, spots: ROULETTE_SPOTS, isHalfBack: true },
  americanRoulette: { pockets: 38, spots: DOUBLE_ZERO_SPOTS, isHalfBack: false },
}
export const rouletteRules = ofCode(ROULETTES)

const PAID_NUMBERS = 36
const EVEN_CHANCES: ReadonlySet<RouletteKind> = new Set([
  ...(['red', 'black', 'even', 'odd', 'low', 'high'] as const),
])
/** The stake with which returns are computed: every pay divides it. */
const STAKE_MINOR = 1000

/** The game of a wheel and its table. */
export const rouletteGame = (rules: RouletteRules): Game<RouletteOutcome, RouletteBet> => ({
  draw: (draws) => ({ number: draws.below(rules.pockets) }),
  readBet: (value) => {
    const bet = objectOf(value)
    const stakeMinor = stakeOf(bet)
    const spot = bet?.spot
    const isSpot = typeof spot === 'string' && rules.spots.has(spot)
    return stakeMinor !== null && isSpot ? { stakeMinor, spot } : null
  },
  settle: (bet, { number }) => settled(bet, wonMinor(rules, bet, number)),
  highestWinMinor: (bet) => highestWinMinor(rules, bet),
})

export const roulette = rouletteGame(ROULETTES.roulette)
export const rouletteOf = madeOfCode(ROULETTES, rouletteGame)

function wonMinor(rules: RouletteRules, bet: RouletteBet, number: number): number {
  const spot = rules.spots.get(bet.spot)
  if (spot?.numbers.includes(number)) return highestWinMinor(rules, bet)
  const isHalf = rules.isHalfBack && number === 0 && spot && EVEN_CHANCES.has(spot.kind)
  return isHalf ? Math.floor(bet.stakeMinor / 2) : 0
}

function highestWinMinor({ spots }: RouletteRules, { stakeMinor, spot }: RouletteBet): number {
  const numbers = spots.get(spot)?.numbers.length ?? PAID_NUMBERS
  return multiplied(stakeMinor, (PAID_NUMBERS * 1000) / numbers)
}

/** The return of each kind, over all numbers of the wheel and all its spots. */
export function computeRouletteReturns(rules: RouletteRules): KindReturn[] {
  const numbers = Array.from({ length: rules.pockets }, (_, number) => number)
  return ROULETTE_KINDS.flatMap((kind) => {
    const spots = [...rules.spots].filter(([, spot]) => spot.kind === kind)
    if (spots.length === 0) return []
    const paid = spots.flatMap(([spot]) =>
      numbers.map((number) => wonMinor(rules, { stakeMinor: STAKE_MINOR, spot }, number))
    )
    const total = paid.reduce((sum, one) => sum + one, 0)
    const staked = spots.length * STAKE_MINOR * rules.pockets
    return [{ kind, returnPpm: ppmOf(fraction(total, staked)) }]
  })
}
