/** Plinko: a ball falls through rows of pegs, at each to the left or to the right; where it lands decides what is paid. */
import type { CodeOf } from '../game_codes.ts'
import { choose, fraction, ppmOf } from '../fraction.ts'
import { multiplied, settled, type Game, type KindReturn, type StakedBet } from '../game.ts'
import { madeOfCode, ofCode } from '../of_code.ts'
import { objectOf, oneOf, stakeOf } from '../read.ts'

export const PLINKO_RISKS = ['low', 'middle', 'high'] as const
export type PlinkoRisk = (typeof PLINKO_RISKS)[number]

export interface PlinkoRules {
  rows: number
  /** By risk: what the slots pay from the edge to the middle, in thousandths; both sides are alike. */
  paysMilli: Readonly<Record<PlinkoRisk, readonly number[]>>
}

export interface PlinkoBet extends StakedBet {
  risk: PlinkoRisk
}

export interface PlinkoOutcome {
  /** Of each row: 0 to the left, 1 to the right. */
  turns: readonly number[]
}

export const PLINKOS: Readonly<Record<CodeOf<'plinko'>, PlinkoRules>> = {
  plinko: {
    rows: 12,
    paysMilli: {
      low: [10_000, 3_000, 1_600, 1_400, 1_100, 1_000, 500],
      middle: [33_000, 11_000, 4_000, 2_000, 1_100, 600, 300],
      high: [170_000, 24_000, 8_100, 2_000, 700, 200, 200],
    },
  },
  plinko8: {
    rows: 8,
    paysMilli: {
      low: [5_600, 2_100, 1_100, 1_000, 500],
      middle: [13_000, 3_000, 1_300, 700, 400],
      high: [29_000, 4_000, 1_500, 300, 200],
    },
  },
}
export const plinkoRules = ofCode(PLINKOS)

/** The game of a board. */
export const plinkoGame = (rules: PlinkoRules): Game<PlinkoOutcome, PlinkoBet> => ({
  draw: (draws) => ({ turns: Array.from({ length: rules.rows }, () => draws.below(2)) }),
  readBet: (value) => {
    const bet = objectOf(value)
    const stakeMinor = stakeOf(bet)
    const risk = oneOf(bet?.risk, PLINKO_RISKS)
    return stakeMinor === null || risk === null ? null : { stakeMinor, risk }
  },
  settle: (bet, outcome) =>
    settled(bet, multiplied(bet.stakeMinor, plinkoPayMilli(rules, bet.risk, slotOf(outcome)))),
  highestWinMinor: ({ stakeMinor, risk }) =>
    multiplied(stakeMinor, Math.max(...rules.paysMilli[risk])),
})

export const plinkoOf = madeOfCode(PLINKOS, plinkoGame)

/** The slot in which the ball lands, from 0 at the left. */
export const slotOf = ({ turns }: PlinkoOutcome): number =>
  turns.reduce((right, turn) => right + turn, 0)

/** What a slot pays, in thousandths. */
export const plinkoPayMilli = (
  { rows, paysMilli }: PlinkoRules,
  risk: PlinkoRisk,
  slot: number
): number => paysMilli[risk][Math.min(slot, rows - slot)] ?? 0

/** The return of each risk: over all ways of the ball. */
export const computePlinkoReturns = (rules: PlinkoRules): KindReturn[] =>
  PLINKO_RISKS.map((risk) => {
    const slots = Array.from({ length: rules.rows + 1 }, (_, slot) => slot)
    const paid = slots.reduce(
      (sum, slot) => sum + choose(rules.rows, slot) * BigInt(plinkoPayMilli(rules, risk, slot)),
      0n
    )
    return { kind: risk, returnPpm: ppmOf(fraction(paid, 1000n * 2n ** BigInt(rules.rows))) }
  })
