/**
 * Bingo with fixed prizes (rules 13.5): the balls are called in a random order, and a card is paid for each pattern that it fills
 * within so many calls.
 */
import { shuffle } from '../../draws/choose.ts'
import { multiplied, settled, type Game, type StakedBet } from '../game.ts'
import { objectOf, stakeOf, wholesOf } from '../read.ts'

/** `line`: the first line; `twoLines`: the second; `house`: the whole card. */
export type BingoPattern = 'line' | 'twoLines' | 'house'

/** A multiple of the stake, in thousandths, for the pattern filled within so many calls. */
export interface BingoStep {
  calls: number
  multipleMilli: number
}

export interface BingoRules {
  /** Balls go from 1 to this. */
  balls: number
  /** Cells of a card, row by row; 0 is a cell without a number. */
  cells: number
  isCard: (cells: readonly number[]) => boolean
  /** The cells of each line of a card, by their places. */
  lines: readonly (readonly number[])[]
  /** Steps of each pattern, fewest calls first. */
  prizes: readonly { pattern: BingoPattern; steps: readonly BingoStep[] }[]
}

export interface BingoBet extends StakedBet {
  /** The cells of the card, row by row; 0 is a cell without a number. */
  card: readonly number[]
}

export interface BingoOutcome {
  /** Every ball, in the order of the calls. */
  calls: readonly number[]
}

/** A pattern that a card has filled, at which call from 1, and what it pays. */
export interface BingoFilled {
  pattern: BingoPattern
  call: number
  multipleMilli: number
}

/** Nothing is paid after this call. */
export const lastPaidCall = ({ prizes }: BingoRules): number =>
  Math.max(...prizes.flatMap(({ steps }) => steps.map(({ calls }) => calls)))

/** The game of these rules. */
export function bingoGame(rules: BingoRules): Game<BingoOutcome, BingoBet> {
  const balls = Array.from({ length: rules.balls }, (_, place) => place + 1)
  const highestMilli = rules.prizes.reduce(
    (total, { steps }) => total + Math.max(...steps.map((step) => step.multipleMilli)),
    0
  )
  return {
    draw: (draws) => ({ calls: shuffle(draws, balls) }),
    readBet: (value) => {
      const bet = objectOf(value)
      const stakeMinor = stakeOf(bet)
      const card = wholesOf(bet?.card, 0, rules.balls)
      return stakeMinor !== null && card !== null && rules.isCard(card)
        ? { stakeMinor, card }
        : null
    },
    settle: (bet, outcome) => {
      const filled = filledBy(rules, bet.card, outcome)
      const milli = filled.reduce((total, { multipleMilli }) => total + multipleMilli, 0)
      return settled(bet, multiplied(bet.stakeMinor, milli))
    },
    highestWinMinor: (bet) => multiplied(bet.stakeMinor, highestMilli),
  }
}

/** When a card has filled each pattern, and what it pays: 0 after the last step. */
export function filledBy(
  rules: BingoRules,
  card: readonly number[],
  { calls }: BingoOutcome
): BingoFilled[] {
  const callOf = new Uint8Array(rules.balls + 1).fill(rules.balls)
  for (let place = 0; place < calls.length; place++) callOf[calls[place] ?? 0] = place + 1
  // a cell without a number is filled from the start
  callOf[0] = 0
  const at = card.map((number) => callOf[number] ?? 0)
  let [line, twoLines] = [rules.balls, rules.balls]
  for (const places of rules.lines) {
    let call = 0
    for (const place of places) call = Math.max(call, at[place] ?? 0)
    twoLines = Math.min(twoLines, Math.max(line, call))
    line = Math.min(line, call)
  }
  const calledAt = { line, twoLines, house: Math.max(...at) }
  return rules.prizes.map(({ pattern, steps }) => {
    const call = calledAt[pattern]
    const step = steps.find((one) => call <= one.calls)
    return { pattern, call, multipleMilli: step?.multipleMilli ?? 0 }
  })
}
