/** Bingo with 75 balls: cards of five by five with a free cell in the middle; rows, columns and diagonals are lines. */
import { pick } from '../../draws/choose.ts'
import type { Draws } from '../../draws/stream.ts'
import type { CodeOf } from '../game_codes.ts'
import { madeOfCode, ofCode } from '../of_code.ts'
import { bingoGame, type BingoRules } from './bingo_rules.ts'

const SIDE = 5
const NUMBERS_OF_COLUMN = 15
const FREE_CELL = 12
const places = Array.from({ length: SIDE }, (_, place) => place)

/** The cells of each line, by their places on the card. */
const LINES: readonly (readonly number[])[] = [
  ...places.map((row) => places.map((column) => row * SIDE + column)),
  ...places.map((column) => places.map((row) => row * SIDE + column)),
  places.map((place) => place * SIDE + place),
  places.map((place) => place * SIDE + (SIDE - 1 - place)),
]

export const BINGO_75_RULES: BingoRules = {
  balls: 75,
  cells: SIDE * SIDE,
  isCard: (cells) =>
    cells.length === SIDE * SIDE &&
    new Set(cells).size === cells.length &&
    cells.every((number, place) =>
      place === FREE_CELL
        ? number === 0
        : Math.ceil(number / NUMBERS_OF_COLUMN) === (place % SIDE) + 1
    ),
  lines: LINES,
  prizes: [
    {
      pattern: 'line',
      steps: [
        { calls: 10, multipleMilli: 50_000 },
        { calls: 15, multipleMilli: 20_000 },
        { calls: 20, multipleMilli: 6_000 },
        { calls: 25, multipleMilli: 3_000 },
        { calls: 30, multipleMilli: 1_500 },
      ],
    },
    {
      pattern: 'house',
      steps: [
        { calls: 50, multipleMilli: 5_000_000 },
        { calls: 55, multipleMilli: 500_000 },
        { calls: 60, multipleMilli: 70_000 },
        { calls: 65, multipleMilli: 9_000 },
        { calls: 68, multipleMilli: 3_000 },
      ],
    },
  ],
}

export const bingo75 = bingoGame(BINGO_75_RULES)

/** Games with the same cards and other prizes. */
export const BINGO_75_GAMES: Readonly<Record<CodeOf<'bingo75'>, BingoRules>> = {
  bingo75: BINGO_75_RULES,
  quickBingo: {
    ...BINGO_75_RULES,
    prizes: [
      {
        pattern: 'line',
        steps: [
          { calls: 8, multipleMilli: 200_000 },
          { calls: 12, multipleMilli: 60_000 },
          { calls: 18, multipleMilli: 20_000 },
          { calls: 24, multipleMilli: 7_500 },
          { calls: 28, multipleMilli: 3_000 },
        ],
      },
    ],
  },
  houseBingo: {
    ...BINGO_75_RULES,
    prizes: [
      {
        pattern: 'line',
        steps: [
          { calls: 15, multipleMilli: 5_000 },
          { calls: 30, multipleMilli: 500 },
        ],
      },
      {
        pattern: 'house',
        steps: [
          { calls: 50, multipleMilli: 10_000_000 },
          { calls: 56, multipleMilli: 800_000 },
          { calls: 62, multipleMilli: 60_000 },
          { calls: 66, multipleMilli: 9_000 },
          { calls: 69, multipleMilli: 3_500 },
        ],
      },
    ],
  },
}

/** A random card: five numbers of 1 to 15 in the first column, of 16 to 30 in the second, and so on. */
export function bingo75Card(draws: Draws): number[] {
  const columns = places.map((column) => {
    const first = column * NUMBERS_OF_COLUMN + 1
    const numbers = Array.from({ length: NUMBERS_OF_COLUMN }, (_, place) => first + place)
    return pick(draws, numbers, SIDE)
  })
  return places
    .flatMap((row) => columns.map((column) => column[row] ?? 0))
    .map((number, place) => (place === FREE_CELL ? 0 : number))
}

export const bingo75Rules = ofCode(BINGO_75_GAMES)
export const bingo75Of = madeOfCode(BINGO_75_GAMES, bingoGame)
