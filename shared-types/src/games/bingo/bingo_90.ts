/** Bingo with 90 balls: tickets of three rows and nine columns, five numbers in each row; rows are lines. */
import { pick } from '../../draws/choose.ts'
import type { Draws } from '../../draws/stream.ts'
import type { CodeOf } from '../game_codes.ts'
import { madeOfCode, ofCode } from '../of_code.ts'
import { bingoGame, type BingoRules } from './bingo_rules.ts'

const ROWS = 3
const COLUMNS = 9
const NUMBERS_OF_ROW = 5
const HIGHEST_BALL = 90
const rows = Array.from({ length: ROWS }, (_, row) => row)
const columns = Array.from({ length: COLUMNS }, (_, column) => column)

/** The column of a number: 1 to 9, 10 to 19, ..., 80 to 90. */
const columnOf = (number: number): number => Math.min(Math.floor(number / 10), COLUMNS - 1)
const balls = Array.from({ length: HIGHEST_BALL }, (_, place) => place + 1)
/** The balls of each column. */
const BALLS_OF = columns.map((column) => balls.filter((number) => columnOf(number) === column))

const rowsOf = (cells: readonly number[]): number[][] =>
  rows.map((row) => cells.slice(row * COLUMNS, (row + 1) * COLUMNS).filter((number) => number > 0))

const numbersOf = (cells: readonly number[], column: number): number[] =>
  rows.map((row) => cells[row * COLUMNS + column] ?? 0).filter((number) => number > 0)

export const BINGO_90_RULES: BingoRules = {
  balls: HIGHEST_BALL,
  cells: ROWS * COLUMNS,
  isCard: (cells) => {
    const numbers = cells.filter((number) => number > 0)
    return (
      cells.length === ROWS * COLUMNS &&
      new Set(numbers).size === numbers.length &&
      rowsOf(cells).every((row) => row.length === NUMBERS_OF_ROW) &&
      columns.every((column) => {
        const own = numbersOf(cells, column)
        return own.length > 0 && own.every((number) => columnOf(number) === column)
      })
    )
  },
  lines: rows.map((row) => columns.map((column) => row * COLUMNS + column)),
  prizes: [
    {
      pattern: 'line',
      steps: [
        { calls: 15, multipleMilli: 200_000 },
        { calls: 20, multipleMilli: 40_000 },
        { calls: 30, multipleMilli: 10_000 },
        { calls: 40, multipleMilli: 3_000 },
        { calls: 45, multipleMilli: 1_500 },
      ],
    },
    {
      pattern: 'twoLines',
      steps: [
        { calls: 40, multipleMilli: 100_000 },
        { calls: 50, multipleMilli: 20_000 },
        { calls: 55, multipleMilli: 8_000 },
        { calls: 60, multipleMilli: 3_000 },
      ],
    },
    {
      pattern: 'house',
      steps: [
        { calls: 50, multipleMilli: 1_000_000 },
        { calls: 60, multipleMilli: 60_000 },
        { calls: 65, multipleMilli: 20_000 },
        { calls: 70, multipleMilli: 8_000 },
      ],
    },
  ],
}

export const bingo90 = bingoGame(BINGO_90_RULES)

/** Games with the same tickets and other prizes. */
export const BINGO_90_GAMES: Readonly<Record<CodeOf<'bingo90'>, BingoRules>> = {
  bingo90: BINGO_90_RULES,
  lineBingo: {
    ...BINGO_90_RULES,
    prizes: [
      {
        pattern: 'line',
        steps: [
          { calls: 12, multipleMilli: 1_000_000 },
          { calls: 20, multipleMilli: 80_000 },
          { calls: 30, multipleMilli: 16_000 },
          { calls: 40, multipleMilli: 5_000 },
          { calls: 46, multipleMilli: 3_500 },
        ],
      },
      {
        pattern: 'twoLines',
        steps: [
          { calls: 40, multipleMilli: 60_000 },
          { calls: 52, multipleMilli: 12_000 },
          { calls: 60, multipleMilli: 2_500 },
        ],
      },
    ],
  },
  houseBingo90: {
    ...BINGO_90_RULES,
    prizes: [
      { pattern: 'line', steps: [{ calls: 30, multipleMilli: 4_000 }] },
      { pattern: 'twoLines', steps: [{ calls: 50, multipleMilli: 6_000 }] },
      {
        pattern: 'house',
        steps: [
          { calls: 45, multipleMilli: 10_000_000 },
          { calls: 55, multipleMilli: 500_000 },
          { calls: 62, multipleMilli: 70_000 },
          { calls: 68, multipleMilli: 25_000 },
          { calls: 73, multipleMilli: 9_000 },
        ],
      },
    ],
  },
}

/** A random ticket: every column has a number, and its numbers rise from the top. */
export function bingo90Card(draws: Draws): number[] {
  const taken = layout(draws)
  const cells = Array.from({ length: ROWS * COLUMNS }, () => 0)
  for (const column of columns) {
    const own = rows.filter((row) => taken[row]?.includes(column))
    const numbers = pick(draws, BALLS_OF[column] ?? [], own.length).toSorted((a, b) => a - b)
    for (const [place, row] of own.entries()) cells[row * COLUMNS + column] = numbers[place] ?? 0
  }
  return cells
}

/** The columns of each row, drawn again until every column has a number. */
function layout(draws: Draws): number[][] {
  let taken: number[][]
  do taken = rows.map(() => pick(draws, columns, NUMBERS_OF_ROW))
  while (new Set(taken.flat()).size < COLUMNS)
  return taken
}

export const bingo90Rules = ofCode(BINGO_90_GAMES)
export const bingo90Of = madeOfCode(BINGO_90_GAMES, bingoGame)
