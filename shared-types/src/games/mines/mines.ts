/** Mines: a field of 25 cells hides some mines; every cell that is opened without one raises the multiple. */
import { shuffle } from '../../draws/choose.ts'
import { choose, fraction, ppmOf } from '../fraction.ts'
import { multiplied, settled, type Game, type KindReturn, type StakedBet } from '../game.ts'
import { objectOf, stakeOf, wholeOf, wholesOf } from '../read.ts'

export interface MinesBet extends StakedBet {
  mines: number
  /** The cells that were opened, 0 to 24, in their order; none after a mine. */
  opened: readonly number[]
}

export interface MinesOutcome {
  /** All cells in a random order: the first ones hold the mines, as many as the bet asks for. */
  order: readonly number[]
}

export const FIELD_CELLS = 25
export const MOST_MINES = 20
const KEPT_PERCENT = 98n
const STEP_MILLI = 10
const NO_GAIN_MILLI = 1_000
const HIGHEST_MILLI = 5_000_000
const CELLS = Array.from({ length: FIELD_CELLS }, (_, cell) => cell)

export const mines: Game<MinesOutcome, MinesBet> = {
  draw: (draws) => ({ order: shuffle(draws, CELLS) }),
  readBet: (value) => {
    const bet = objectOf(value)
    const stakeMinor = stakeOf(bet)
    const count = wholeOf(bet?.mines, 1, MOST_MINES)
    const opened = wholesOf(bet?.opened, 0, FIELD_CELLS - 1)
    if (stakeMinor === null || count === null || opened === null) return null
    const isField = new Set(opened).size === opened.length && opened.length <= FIELD_CELLS - count
    return isField ? { stakeMinor, mines: count, opened } : null
  },
  settle: (bet, outcome) =>
    settled(bet, firstMine(bet, outcome) === null ? highestWinMinor(bet) : 0),
  highestWinMinor,
}

function highestWinMinor(bet: MinesBet): number {
  return multiplied(bet.stakeMinor, minesMultipleMilli(bet.mines, bet.opened.length))
}

/** The cells with mines. */
export const minesOf = (count: number, { order }: MinesOutcome): number[] => order.slice(0, count)

/** The first mine that was opened; null where there was none. */
export function firstMine(bet: MinesBet, outcome: MinesOutcome): number | null {
  const hidden = minesOf(bet.mines, outcome)
  return bet.opened.find((cell) => hidden.includes(cell)) ?? null
}

/**
 * What so many open cells among so many mines pay, in thousandths, cut to hundredths: 0.98 divided by the chance of them. Before
 * the first cell the stake alone.
 */
export function minesMultipleMilli(count: number, opened: number): number {
  if (opened === 0) return NO_GAIN_MILLI
  const ways = choose(FIELD_CELLS - count, opened)
  if (ways === 0n) return 0
  const hundredths = (KEPT_PERCENT * choose(FIELD_CELLS, opened)) / ways
  return Math.min(Number(hundredths) * STEP_MILLI, HIGHEST_MILLI)
}

/** Some fields, named by their mines and the cells opened. */
const FIELDS = [
  [1, 1],
  [3, 1],
  [3, 5],
  [5, 3],
  [10, 4],
  [20, 1],
] as const

/** The return of some fields: the chance to open so many cells, times what they pay. */
export const computeMinesReturns = (): KindReturn[] =>
  FIELDS.map(([count, opened]) => ({
    kind: `${count}:${opened}`,
    returnPpm: ppmOf(
      fraction(
        choose(FIELD_CELLS - count, opened) * BigInt(minesMultipleMilli(count, opened)),
        choose(FIELD_CELLS, opened) * 1000n
      )
    ),
  }))
