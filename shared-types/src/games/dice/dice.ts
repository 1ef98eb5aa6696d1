/** Dice: a number from 0.00 to 99.99 is rolled; a bet is that it lies below or above a bound. */
import { fraction, ppmOf } from '../fraction.ts'
import { multiplied, settled, type Game, type KindReturn, type StakedBet } from '../game.ts'
import { objectOf, oneOf, stakeOf, wholeOf } from '../read.ts'

export const DICE_SIDES = ['under', 'over'] as const
export type DiceSide = (typeof DICE_SIDES)[number]

export interface DiceBet extends StakedBet {
  side: DiceSide
  /** The chance to win, in hundredths of a percent: so many of the lowest or highest numbers win. */
  chance: number
}

export interface DiceOutcome {
  /** In hundredths, 0 to 9999. */
  rolled: number
}

const WAYS = 10_000
const KEPT_PERCENT = 99
const STEP_MILLI = 10
export const LOWEST_CHANCE = 100
export const HIGHEST_CHANCE = 9_500

/** What a chance pays, in thousandths, cut to hundredths: 0.99 divided by the chance. */
export const diceMultipleMilli = (chance: number): number =>
  Math.floor((KEPT_PERCENT * WAYS) / chance) * STEP_MILLI

export const dice: Game<DiceOutcome, DiceBet> = {
  draw: (draws) => ({ rolled: draws.below(WAYS) }),
  readBet: (value) => {
    const bet = objectOf(value)
    const stakeMinor = stakeOf(bet)
    const side = oneOf(bet?.side, DICE_SIDES)
    const chance = wholeOf(bet?.chance, LOWEST_CHANCE, HIGHEST_CHANCE)
    return stakeMinor === null || side === null || chance === null
      ? null
      : { stakeMinor, side, chance }
  },
  settle: (bet, { rolled }) => {
    const isWon = bet.side === 'under' ? rolled < bet.chance : rolled >= WAYS - bet.chance
    return settled(bet, isWon ? highestWinMinor(bet) : 0)
  },
  highestWinMinor,
}

function highestWinMinor({ stakeMinor, chance }: DiceBet): number {
  return multiplied(stakeMinor, diceMultipleMilli(chance))
}

/** The return of some chances, named by their percent: the ways that win, times what they pay. */
export const computeDiceReturns = (): KindReturn[] =>
  [LOWEST_CHANCE, 1_000, 2_500, 5_000, 7_500, HIGHEST_CHANCE].map((chance) => ({
    kind: String(chance / 100),
    returnPpm: ppmOf(fraction(chance * diceMultipleMilli(chance), WAYS * 1000)),
  }))
